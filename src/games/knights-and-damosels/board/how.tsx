/** How one wins Knights & Damosels, in four pictures. */
import { HowFrame, HowShield } from '../../../web/look/how-frame.tsx';
import { IconMark, type IconName } from './icons.ts';

/** The three goals, each as a row that fills up. */
function Goals() {
  return (
    <HowFrame light="night">
      <Goal icon="visored-helm" y={42} steps={7} full={6} />
      <Goal icon="rose" y={100} steps={5} full={3} />
      <Goal icon="laurels" y={158} steps={10} full={7} />
    </HowFrame>
  );
}

interface GoalProps {
  readonly icon: IconName;
  readonly y: number;
  readonly steps: number;
  readonly full: number;
}

function Goal({ icon, y, steps, full }: GoalProps) {
  const width = 150 / steps;
  return (
    <g class="how-gold">
      <IconMark name={icon} x={36} y={y} size={34} />
      {Array.from({ length: steps }, (_, i) => (
        <rect
          key={i}
          class={i < full ? '' : 'how-faint'}
          x={64 + i * width}
          y={y - 13}
          width={width - 3}
          height="26"
          rx="3"
        />
      ))}
    </g>
  );
}

interface CardProps {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly isDark?: boolean;
}

function Card({ icon, x, y, isDark = false }: CardProps) {
  return (
    <g class={isDark ? 'how-gold' : 'how-rubric'}>
      <rect
        class="how-card"
        x={x - 25}
        y={y - 35}
        width="50"
        height="70"
        rx="5"
        style={isDark ? 'fill:var(--ink)' : ''}
      />
      <IconMark name={icon} x={x} y={y} size={34} />
    </g>
  );
}

function Giving() {
  return (
    <HowFrame light="day">
      <IconMark name="queen-crown" x={56} y={32} size={40} />
      <IconMark name="pointy-hat" x={176} y={32} size={40} />
      <path class="how-arrow" d="M88 96H140" />
      <Card icon="linked-rings" x={56} y={96} />
      <Card icon="rose" x={176} y={96} isDark />
      {[0, 1, 2, 3].map((seat) => (
        <HowShield key={seat} seat={seat} x={53 + seat * 42} y={168} size={28} />
      ))}
    </HowFrame>
  );
}

function Asking() {
  return (
    <HowFrame light="day">
      <Card icon="wheat" x={50} y={50} />
      <Card icon="broadsword" x={116} y={50} />
      <Card icon="laurels" x={182} y={50} />
      <path class="how-arrow how-rubric" d="M116 98V126" />
      <HowShield seat={0} x={50} y={158} size={44} />
      <Card icon="broadsword" x={116} y={160} />
    </HowFrame>
  );
}

function Betraying() {
  return (
    <HowFrame light="day">
      <Card icon="cross-shield" x={50} y={70} />
      <Card icon="cross-shield" x={116} y={70} />
      <Card icon="evil-eyes" x={182} y={70} isDark />
      {['+1', '+1', '+4'].map((worship, i) => (
        <text
          key={i}
          class={i === 2 ? 'how-number how-rubric' : 'how-number'}
          x={50 + i * 66}
          y="152"
          text-anchor="middle"
        >
          {worship}
        </text>
      ))}
    </HowFrame>
  );
}

export const pictures = [Goals, Giving, Asking, Betraying];
