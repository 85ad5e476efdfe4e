import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('owners have their turns one after the other, however much one of them has waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'a4', 'c1']) queue.add(item[0], item);
  expect([queue.size, queue.of('a'), queue.of('d')]).toEqual([6, 4, 0]);
  expect(Array.from({ length: 7 }, () => queue.next())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4', undefined]);
});

test('an owner who may not have a turn keeps it', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'b1']) queue.add(item[0], item);
  expect(queue.next((owner) => owner !== 'a')).toBe('b1');
  expect(queue.next((owner) => owner !== 'a')).toBeUndefined();
  expect(queue.clear()).toEqual(['a1']);
  expect(queue.size).toBe(0);
});

test('whoever comes later is before the owner who had the last turn', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  expect(queue.next()).toBe('a1');
  for (const item of ['a2', 'a3', 'b1']) queue.add(item[0], item);
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['b1', 'a2', 'a3']);
});
