/** How one wins Lancelot, in four pictures. */
import { HowFrame, HowRanking, HowShield } from '../../../web/look/how-frame.tsx';
import { useWords } from './words.ts';
import { IconMark, type IconName } from './icons.ts';

const POINTS = [27, 24, 21];

function Ranking() {
  return (
    <HowRanking
      names={['Elaine', 'Bors']}
      result={(place) => (
        <text class="how-number" x="186" y="7" text-anchor="end">
          {POINTS[place]}
        </text>
      )}
    >
      <IconMark name="laurel-crown" x={116} y={46} size={64} />
    </HowRanking>
  );
}

interface StopProps {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly name?: string;
}

function Stop({ icon, x, y, name }: StopProps) {
  return (
    <>
      <circle class="how-disc" cx={x} cy={y} r="25" />
      <IconMark name={icon} x={x} y={y} size={32} />
      {name !== undefined && (
        <text x={x} y={y + 44} text-anchor="middle">
          {name}
        </text>
      )}
    </>
  );
}

function Riding() {
  return (
    <HowFrame light="night">
      <path class="how-arrow" d="M30 60H196Q206 60 206 84V172" />
      <Stop icon="visored-helm" x={40} y={60} />
      <Stop icon="broadsword" x={116} y={60} />
      <HowShield seat={0} x={116} y={30} size={34} />
      <Stop icon="spears" x={196} y={78} />
      <Stop icon="rose" x={206} y={150} />
    </HowFrame>
  );
}

function Learning() {
  const { t } = useWords();
  return (
    <HowFrame light="night">
      <path class="how-arrow" d="M70 92H160" />
      <Stop icon="angel-wings" x={60} y={92} name={t['lan.site.7']} />
      <Stop icon="open-book" x={172} y={92} name={t['lan.site.6']} />
      <text class="how-number how-gold" x="60" y="56" text-anchor="middle">
        1
      </text>
      <text class="how-number how-gold" x="172" y="56" text-anchor="middle">
        2
      </text>
    </HowFrame>
  );
}

function Fame() {
  const { t } = useWords();
  return (
    <HowFrame light="night">
      <Stop icon="dragon-head" x={64} y={40} name={t['lan.source.deeds']} />
      <Stop icon="sword-in-stone" x={168} y={40} name={t['lan.source.excalibur']} />
      <Stop icon="holy-grail" x={64} y={132} name={t['lan.source.grail']} />
      <Stop icon="crossed-swords" x={168} y={132} name={t['lan.source.majorities']} />
    </HowFrame>
  );
}

export const pictures = [Ranking, Riding, Learning, Fame];
