import { expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const script = `
  const { lockFolder } = await import(process.argv[1]);
  lockFolder(process.argv[2]);
  console.info('held');
  await new Promise(() => setInterval(() => {}, 1000));
`;

async function holderOf(folder: string) {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const child = Bun.spawn([process.execPath, '-e', script, module, folder], { stdout: 'pipe' });
  await child.stdout.getReader().read();
  return child;
}

test('refuses a folder that another process has locked, and names that process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  const child = await holderOf(folder);
  try {
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
  } finally {
    child.kill();
    await child.exited;
  }
});

test('releases the folder when its process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  const child = await holderOf(folder);
  child.kill('SIGKILL');
  await child.exited;
  const release = lockFolder(folder);
  release();
  lockFolder(folder)();
});
