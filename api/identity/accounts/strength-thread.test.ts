import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createStrengthThread } from './strength-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Exits or throws on request, and echoes every other password. */
const worker = join(folder, 'worker.ts');
writeFileSync(
  worker,
  `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ password }) => {
    if (password === 'end') process.exit(0);
    if (password === 'throw') throw new Error('The check is broken');
    parentPort.postMessage(password);
  });`,
);
const { weakness } = createStrengthThread(pathToFileURL(worker));
const check = (password: string) => weakness({ password, words: [] });

test.each(['end', 'throw'])('fails all checks of a thread that had to %s', async (fate) => {
  const checks = await Promise.allSettled([check(fate), check('a'), check('b')]);
  expect(checks.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
});

test.each(['end', 'throw'])('checks in a new thread after one had to %s', async (fate) => {
  for (const round of ['1', '2', '3', '4', '5']) {
    await expect(check(fate)).rejects.toThrow();
    expect(await check(round)).toBe(round);
  }
});
