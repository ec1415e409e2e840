import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'bun';
import { project } from './processes.ts';

const journal = 'db/migrations/meta/_journal.json';

export type EarlierVersion = { name: string; folder: string; remove(): void };

/** The last versions that didn’t know the newest migrations, the latest first. */
export async function listEarlierVersions(count: number): Promise<string[]> {
  const changes = await $`git log -n ${count} --format=%H -- ${journal}`.cwd(project).text();
  return changes
    .trim()
    .split('\n')
    .map((commit) => `${commit}~1`);
}

/** Unpacks, installs and builds the code of a commit. */
export async function unpackVersion(commit: string): Promise<EarlierVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'gameday-version-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const name = (await $`git log -1 --format=${'%h %s'} ${commit}`.cwd(project).text()).trim();
    await $`git -C ${project} archive ${commit} | tar -x -C ${folder}`;
    await $`${process.execPath} install --frozen-lockfile --silent`.cwd(folder).quiet();
    await $`${process.execPath} run build`.cwd(folder).quiet();
    return { name, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
