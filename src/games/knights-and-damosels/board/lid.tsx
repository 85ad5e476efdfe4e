/** The picture on the box. */
import { IconMark, Scene } from '../../../web/look/scene.tsx';
import './lid.css';

export function Lid() {
  return (
    <Scene name="knights-and-damosels" sun={[160, 74, 54]}>
      <>
        <g class="scene-ink">
          <IconMark name="rose" x={160} y={76} size={96} />
          <IconMark name="fleur-de-lys" x={56} y={128} size={60} />
          <IconMark name="fleur-de-lys" x={264} y={128} size={60} />
        </g>
      </>
    </Scene>
  );
}
