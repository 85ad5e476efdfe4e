import { expect, test } from 'vitest';
import { alike } from '../../../core/testing/alike.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';

test('every entry has Spanish words of its own, but for those that are the same in both languages', () => {
  expect(alike(english.t, spanish.t)).toEqual([
    'lan.site.4',
    'lan.site.6',
    'lan.site.7',
    'lan.site.9',
    'lan.virtue.6',
    'lan.chairName.0',
    'lan.chairName.1',
    'lan.chairName.2',
    'lan.chairName.3',
    'lan.chairName.4',
    'lan.chairName.5',
    'lan.chairName.6',
    'lan.chairName.7',
    'lan.source.guinevere',
    'lan.source.excalibur',
    'lan.total',
    'lan.of',
    'lan.power',
    'lan.stop.5',
  ]);
});
