import { expect, test } from 'vitest';
import { startThread } from './thread.ts';

const thread = (code: string) => {
  const heard: unknown[] = [];
  const file = new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';${code}`);
  return {
    heard,
    ...startThread(file, { hear: (word) => heard.push(word), fail: (error) => heard.push(String(error)) }),
  };
};

test('a thread does not end before it has loaded: Node would crash', async () => {
  const { heard, post, end } = thread(`
    await new Promise((goOn) => parentPort.once('message', goOn));
    parentPort.postMessage('loaded');
    setImmediate(() => parentPort.postMessage('ready'));
    parentPort.on('message', () => undefined);
  `);
  const ended = end();
  post('go on');
  await ended;
  expect(heard).toEqual(['loaded']);
});

test('a thread that cannot load is ended too', async () => {
  const { heard, end } = thread(`throw new Error('no such game')`);
  await end();
  expect(heard).toEqual(['Error: no such game']);
});
