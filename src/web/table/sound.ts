/** Small sounds, made on the spot: a knock of wood, a far bell, a fanfare. Off until somebody turns them on; on a television, on. */
import type { Sound } from '../../core/text.ts';
import { settings } from '../local/settings.ts';

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  /** Seconds to wait first. */
  readonly after?: number;
}

const horn = (from: number, after: number, seconds: number): Tone => ({ wave: 'sawtooth', from, to: from, seconds, loud: 0.06, after }); // prettier-ignore

const TONES: { readonly [sound in Sound]: readonly Tone[] } = {
  knock: [{ wave: 'triangle', from: 210, to: 90, seconds: 0.09, loud: 0.35 }],
  bell: [{ wave: 'sine', from: 880, to: 878, seconds: 1.1, loud: 0.12 }],
  fanfare: [horn(392, 0, 0.22), horn(392, 0.16, 0.2), horn(523, 0.32, 0.3), horn(659, 0.5, 0.9), horn(392, 0.5, 0.9)],
};

let desk: AudioContext | undefined;
let isAlways = false;

/** Until the returned function is called, sound does not depend on the settings. */
export function soundAlways(): () => void {
  isAlways = true;
  return () => void (isAlways = false);
}

/** Whether the browser waits for a touch before it lets anything sound. */
export const isSilent = (): boolean => desk !== undefined && desk.state === 'suspended';

/** To be called when somebody touches the page. Before that it stays suspended, and the promise never comes: so it is not awaited for long. */
export async function wakeSound(): Promise<void> {
  desk ??= new AudioContext();
  if (desk.state === 'suspended') await Promise.race([desk.resume(), new Promise((later) => setTimeout(later, 50))]);
}

export function playSound(sound: Sound | undefined): void {
  if (sound === undefined || (settings().sound === 'off' && !isAlways)) return;
  desk ??= new AudioContext();
  for (const tone of TONES[sound]) playTone(desk, tone);
}

function playTone(on: AudioContext, { wave, from, to, seconds, loud, after = 0 }: Tone): void {
  const start = on.currentTime + after;
  const voice = new OscillatorNode(on, { type: wave, frequency: from });
  const level = new GainNode(on, { gain: loud });
  level.gain.setValueAtTime(loud, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  voice.connect(level).connect(on.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
