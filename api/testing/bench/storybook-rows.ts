import { rmSync } from 'node:fs';
import { spawn } from 'bun';
import { places } from '#api/pages/sources';
import type { Row } from './row.ts';
import { onAllCores } from './server-process.ts';

/** A build of Storybook from empty caches. */
export async function measureStorybook(): Promise<Row[]> {
  rmSync(`${places.root}node_modules/.cache/storybook`, { recursive: true, force: true });
  const command = [process.execPath, 'run', 'build-storybook', '-o', '.build/bench-storybook'];
  const child = spawn([...onAllCores, ...command], { cwd: places.root, stdout: 'ignore' });
  if ((await child.exited) !== 0) throw new Error('The build of Storybook failed');
  const cpuSeconds = Number(child.resourceUsage()?.cpuTime.total) / 1e6;
  return [{ name: 'Storybook: CPU time of a build', measured: cpuSeconds, unit: 's', bound: 40 }];
}
