/** Small sounds, made on the spot: a knock of wood, a far bell, a fanfare. Off until somebody turns them on; on a television, on. */
import type { Sound } from '../../core/text.ts';
import { settings } from '../local/settings.ts';

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

const TONES: { readonly [sound in Sound]: Tone } = {
  knock: { wave: 'triangle', from: 210, to: 90, seconds: 0.09, loud: 0.35 },
  bell: { wave: 'sine', from: 880, to: 878, seconds: 1.1, loud: 0.12 },
};

/** Three notes of a trumpet: when each begins, in seconds, and how high it is. */
const FANFARE: readonly (readonly [number, number, number])[] = [
  [0, 392, 0.16],
  [0.18, 523, 0.16],
  [0.36, 659, 0.9],
];

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
  if (sound !== undefined) playTone(TONES[sound]);
}

export function playFanfare(): void {
  for (const [begin, height, seconds] of FANFARE)
    playTone({ wave: 'sawtooth', from: height, to: height, seconds, loud: 0.07 }, begin);
}

function playTone({ wave, from, to, seconds, loud }: Tone, begin = 0): void {
  if (settings().sound === 'off' && !isAlways) return;
  desk ??= new AudioContext();
  const start = desk.currentTime + begin;
  const voice = new OscillatorNode(desk, { type: wave, frequency: from });
  const level = new GainNode(desk, { gain: loud });
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  voice.connect(level).connect(desk.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
