/** The picture on the box. */
import { IconMark, Scene } from '../../../web/look/scene.tsx';
import './lid.css';

export function Lid() {
  return (
    <Scene name="lancelot" sun={[244, 46, 22]}>
      <>
        <path class="scene-moon" d="M252 26a22 22 0 1 0 10 34 18 18 0 1 1-10-34z" />
        <g class="scene-ink">
          <IconMark name="round-table" x={160} y={132} size={104} />
          <IconMark name="knight-banner" x={52} y={104} size={62} />
        </g>
        <path
          class="scene-rays"
          d="M40 30l3 6 6 3-6 3-3 6-3-6-6-3 6-3zM140 22l2 4 4 2-4 2-2 4-2-4-4-2 4-2zM92 54l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"
        />
      </>
    </Scene>
  );
}
