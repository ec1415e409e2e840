/** Sends the stories to Chromatic. Without a token of a project there, `bun run visual` is the check. */
import { spawn } from 'bun';

async function run(...command: string[]): Promise<number> {
  return spawn(command, { stdio: ['ignore', 'inherit', 'inherit'] }).exited;
}

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.info(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. `bun run visual` checks the same stories locally.',
  );
} else {
  // Chromatic uses the module graph to find the stories that a changed file affects.
  const built = await run(process.execPath, 'run', 'build-storybook', '--stats-json');
  process.exitCode =
    built ||
    (await run(process.execPath, '--bun', 'node_modules/.bin/chromatic', ...process.argv.slice(2)));
}
