/**
 * The hosted review. It needs a project there, whose token a clone does not have; what it would do
 * `bun run visual` does here.
 */
import { spawn } from 'bun';
import { project } from './places.ts';

async function run(...command: string[]): Promise<number> {
  return spawn(command, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] }).exited;
}

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.info(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing goes to Chromatic: `bun run visual` looks at the same stories here.',
  );
} else {
  // The list of modules tells which stories a changed file can touch.
  const built = await run(process.execPath, 'run', 'build-storybook', '--stats-json');
  process.exitCode =
    built ||
    (await run(process.execPath, '--bun', 'node_modules/.bin/chromatic', ...process.argv.slice(2)));
}
