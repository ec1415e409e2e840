import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../places.ts';

const leftOut = ['.git', '.build', '.data', 'node_modules', 'storybook-static'];

/** The project as it lies here, in a folder of its own; only the packages are shared. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'proof-'));
  const names = (await readdir(project)).filter((name) => !leftOut.includes(name));
  for (const name of names) await cp(join(project, name), join(copy, name), { recursive: true });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export async function replaceOnce(path: string, from: string, to: string): Promise<void> {
  const source = await Bun.file(path).text();
  const pieces = source.split(from);
  if (pieces.length !== 2)
    throw new Error(`${path} has ${from} ${pieces.length - 1} times, not once.`);
  await Bun.write(path, pieces.join(to));
}
