/** The picture on the box. */
import { Windmill } from '../../../web/look/engravings.tsx';
import { at, IconMark, rays, Scene } from '../../../web/look/scene.tsx';
import './lid.css';

export function Lid() {
  return (
    <Scene name="la-mancha" sun={[92, 62, 26]}>
      <>
        <path class="scene-rays" d={rays(92, 62, 31, 54)} />
        {at(236, 88, 1.35, <Windmill />)}
        {at(168, 112, 0.6, <Windmill />)}
        {at(132, 118, 0.42, <Windmill />)}
        <g class="scene-ink">
          <IconMark name="mounted-knight" x={66} y={150} size={74} />
        </g>
      </>
    </Scene>
  );
}
