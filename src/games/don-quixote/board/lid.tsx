/** The picture on the box. */
import { Windmill } from '../../../web/look/engravings.tsx';
import { Castle, Church, KnightPicture } from './engravings.tsx';
import { at, rays, Scene } from '../../../web/look/scene.tsx';

export function Lid() {
  return (
    <Scene name="don-quixote" sun={[236, 52, 20]}>
      <>
        <path class="scene-rays" d={rays(236, 52, 24, 40)} />
        <path class="scene-road" d="M118 200Q150 168 190 160T236 128 300 112" />
        <path class="scene-chalk" d="M118 200Q150 168 190 160T236 128 300 112" />
        {at(276, 88, 0.75, <Windmill />)}
        {at(214, 104, 0.5, <Windmill />)}
        {at(56, 104, 0.62, <Castle value={6} />)}
        {at(150, 116, 0.55, <Church />)}
        {at(236, 160, 0.95, <KnightPicture shields={3} guard />)}
      </>
    </Scene>
  );
}
