import { afterAll, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepUnfinished } from './write-durably.ts';

const root = mkdtempSync(join(tmpdir(), 'unfinished-'));
const folder = join(root, 'killed');
const deeper = join(folder, 'deeper');
afterAll(() => rmSync(root, { recursive: true }));

const onError = (error: unknown) => {
  throw error;
};

function leave(name: string, isOld = true): void {
  mkdirSync(deeper, { recursive: true });
  const path = join(deeper, name);
  writeFileSync(path, 'half');
  if (isOld) utimesSync(path, 0, 0);
}

test('deletes the unfinished files of a killed process after an hour', async () => {
  for (const name of ['.one.webp.5f0c.part', `one.webp.${crypto.randomUUID()}`, 'one.webp']) {
    leave(name);
  }
  leave('.new.webp.5f0c.part', false);
  const stop = await sweepUnfinished({ folder, now: () => new Date(), onError });
  stop();
  expect(readdirSync(deeper).sort()).toEqual(['.new.webp.5f0c.part', 'one.webp']);
});

test('deletes what was too young when the process started', async () => {
  leave('.young.part', false);
  let shiftMs = 0;
  const now = () => new Date(Date.now() + shiftMs);
  const stop = await sweepUnfinished({ folder, now, onError, everyMs: 10 });
  expect(readdirSync(deeper)).toContain('.young.part');
  shiftMs = 2 * 60 * 60 * 1000;
  while (readdirSync(deeper).includes('.young.part')) await Bun.sleep(5);
  stop();
  // A sweep that has begun goes on.
  await Bun.sleep(50);
  leave('.after.part');
  await Bun.sleep(50);
  expect(readdirSync(deeper)).toContain('.after.part');
});

test('ignores a folder that isn’t there', async () => {
  const sweeping = { folder: join(root, 'not there'), now: () => new Date(), onError };
  (await sweepUnfinished(sweeping))();
});
