/** Sound on the television: on by itself once somebody has touched the screen, as browsers demand. */
import { useEffect, useState } from 'preact/hooks';
import { isSilent, playSound, soundAlways, wakeSound } from './sound.ts';

/** Whether somebody must tap or press a key first. */
export function useStageSound(): boolean {
  const [needsTap, setNeedsTap] = useState(false);
  useEffect(() => {
    const stop = soundAlways();
    const look = (): void => setNeedsTap(isSilent());
    const wake = (): void => void wakeSound().then(look);
    wake();
    look();
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake);
    return () => {
      stop();
      for (const touch of ['pointerdown', 'keydown']) removeEventListener(touch, wake);
    };
  }, []);
  return needsTap;
}

/** When the end appears. */
export function useFanfare(): void {
  useEffect(() => playSound('fanfare'), []);
}
