import { spawn } from 'bun';
import type { Part } from './parts.ts';
import type { Tally } from './tally.ts';

const stillWorkingMs = 30_000;
const running = new Set<Bun.Subprocess>();

/** Runs a part, says how long it took, and shows what it printed only if it failed. */
export async function runPart(part: Part): Promise<Tally> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.info(`        ${part.name} …`);
  const heartbeat = setInterval(
    () => console.info(`        ${part.name} still works, ${seconds()}`),
    stillWorkingMs,
  );

  const { output, exitCode } = await run(part.command);
  clearInterval(heartbeat);
  const tally = part.tally(output, exitCode);
  const failed = tally.failed > 0;
  if (failed) console.info(`\n${output.trimEnd()}\n`);
  console.info(
    `${failed ? 'failed' : 'passed'}  ${part.name}  ${tally.passed} of ${tally.passed + tally.failed}  ${seconds()}`,
  );
  return tally;
}

/** Ends what still runs: whoever stops the checks stops them all. */
export function stopRunning(): void {
  for (const child of running) child.kill();
}

async function run(command: string[]): Promise<{ output: string; exitCode: number }> {
  const child = spawn(command, { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  running.add(child);
  const chunks: string[] = [];
  await Promise.all([collect(child.stdout, chunks), collect(child.stderr, chunks)]);
  const exitCode = await child.exited;
  running.delete(child);
  return { output: chunks.join(''), exitCode };
}

/** In the order in which it was printed, be it on the one stream or the other. */
async function collect(stream: ReadableStream<Uint8Array>, into: string[]): Promise<void> {
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) into.push(chunk);
}
