import { expect, test } from 'vitest';
import { alike } from '../../../core/testing/alike.ts';
import { text as apartEn } from './apart.en.ts';
import { text as apartEs } from './apart.es.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';

test('every entry has Spanish words of its own, but for those that are the same in both languages', () => {
  expect(alike(english.t, spanish.t)).toEqual([]);
  expect(alike(apartEn.t, apartEs.t)).toEqual([]);
});
