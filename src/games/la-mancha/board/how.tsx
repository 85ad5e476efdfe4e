/** How one wins La Mancha, in four pictures. */
import { HowFrame, HowRanking, HowShield } from '../../../web/look/how-frame.tsx';
import { usePageWords } from '../../../web/i18n/words.tsx';
import { IconMark } from './icons.ts';

const FEATS = [2, 1, 0];

function Ranking() {
  return (
    <HowRanking
      names={['Sansón', 'Dorotea']}
      result={(place) =>
        [0, 1].map((i) => (
          <g key={i} class={i < FEATS[place] ? 'how-gold' : 'how-faint'}>
            <IconMark name="windmill" x={158 + i * 30} y={0} size={24} />
          </g>
        ))
      }
    >
      <IconMark name="laurels" x={116} y={46} size={64} />
    </HowRanking>
  );
}

function Telling() {
  const { language } = usePageWords();
  return (
    <HowFrame light="day">
      <path class="how-card" d="M30 22H202V92H116L92 116V92H30z" />
      <text class="how-rubric" x="116" y="52" text-anchor="middle" font-style="italic">
        {language === 'es' ? '… el león bostezó …' : '… the lion yawned …'}
      </text>
      <path d="M56 72H176" stroke="currentColor" stroke-dasharray="18 6" opacity="0.4" />
      <HowShield seat={1} x={66} y={150} size={48} />
      <g class="how-rubric">
        <rect class="how-card" x="134" y="118" width="60" height="66" rx="5" />
        <IconMark name="quill-ink" x={164} y={151} size={40} />
      </g>
    </HowFrame>
  );
}

function Growing() {
  return (
    <HowFrame light="day">
      <g class="how-rubric">
        <rect class="how-card" x="52" y="18" width="56" height="76" rx="5" />
        <IconMark name="breastplate" x={80} y={56} size={40} />
        <rect class="how-card" x="124" y="18" width="56" height="76" rx="5" />
        <IconMark name="hearts" x={152} y={56} size={40} />
      </g>
      <IconMark name="visored-helm" x={58} y={148} size={48} />
      <text class="how-number" x="108" y="156" text-anchor="middle">
        3
      </text>
      <path class="how-arrow how-rubric" d="M128 149H156" />
      <text class="how-number how-rubric" x="180" y="156" text-anchor="middle">
        5
      </text>
    </HowFrame>
  );
}

function Rolling() {
  return (
    <HowFrame light="day">
      <IconMark name="windmill" x={104} y={56} size={84} />
      <circle class="how-rubric" cx="158" cy="40" r="20" />
      <text class="how-number" x="158" y="47" text-anchor="middle" style="fill:var(--on-rubric)">
        8
      </text>
      <IconMark name="perspective-dice-six" x={48} y={144} size={48} />
      <text class="how-number" x="84" y="152" text-anchor="middle">
        +
      </text>
      <IconMark name="visored-helm" x={114} y={144} size={40} />
      <text class="how-number" x="150" y="152" text-anchor="middle">
        5 =
      </text>
      <text class="how-number how-rubric" x="188" y="152" text-anchor="middle">
        9
      </text>
    </HowFrame>
  );
}

export const pictures = [Ranking, Telling, Growing, Rolling];
