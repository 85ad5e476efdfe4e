/** Two small sounds, made on the spot: a knock of wood and a far bell. Off until somebody turns them on. */
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

let desk: AudioContext | undefined;

export function playSound(sound: Sound | undefined): void {
  if (sound === undefined || settings().sound === 'off') return;
  desk ??= new AudioContext();
  const { wave, from, to, seconds, loud } = TONES[sound];
  const now = desk.currentTime;
  const voice = new OscillatorNode(desk, { type: wave, frequency: from });
  const level = new GainNode(desk, { gain: loud });
  voice.frequency.exponentialRampToValueAtTime(to, now + seconds);
  level.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  voice.connect(level).connect(desk.destination);
  voice.start(now);
  voice.stop(now + seconds);
}
