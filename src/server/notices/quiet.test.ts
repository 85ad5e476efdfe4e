import { expect, test } from 'vitest';
import { whenLoud } from './quiet.ts';

const at = (text: string): number => Date.parse(text);
const NIGHT = { from: 22, to: 8, zone: 'Europe/Madrid' };

test.each([
  ['nobody wants quiet', undefined, '2026-11-18T03:00:00Z', '2026-11-18T03:00:00Z'],
  ['in the day', NIGHT, '2026-11-18T12:34:56Z', '2026-11-18T12:34:56Z'],
  ['before midnight there', NIGHT, '2026-11-18T21:30:00Z', '2026-11-19T07:00:00Z'],
  ['after midnight there', NIGHT, '2026-11-18T02:10:00Z', '2026-11-18T07:00:00Z'],
  ['to the minute it ends', NIGHT, '2026-11-18T07:00:00Z', '2026-11-18T07:00:00Z'],
  ['in the night in which clocks go back', NIGHT, '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  ['in the night in which clocks go forward', NIGHT, '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
  ['within one day', { from: 9, to: 17, zone: 'UTC' }, '2026-11-18T09:00:00Z', '2026-11-18T17:00:00Z'],
  ['the same hours are none', { from: 9, to: 9, zone: 'UTC' }, '2026-11-18T09:30:00Z', '2026-11-18T09:30:00Z'],
])('%s', (_, quiet, now, expected) => expect(whenLoud(quiet, at(now))).toBe(at(expected)));
