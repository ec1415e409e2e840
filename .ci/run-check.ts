import { spawn } from 'bun';
import type { Check } from './stages.ts';
import type { TestCounts } from './test-counts.ts';

const heartbeatMs = 30_000;
const running = new Set<Bun.Subprocess>();

/** Runs a check and reports its duration. Its output is shown only when it fails. */
export async function runCheck(check: Check): Promise<TestCounts> {
  const startedAt = performance.now();
  const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.info(`        ${check.name} …`);
  const heartbeat = setInterval(
    () => console.info(`        ${check.name} is still running, ${elapsed()}`),
    heartbeatMs,
  );

  const { output, exitCode } = await run(check.command);
  clearInterval(heartbeat);
  const { passed, failed } = check.count(output, exitCode);
  if (failed > 0) console.info(`\n${output.trimEnd()}\n`);
  const result = failed > 0 ? 'failed' : 'passed';
  console.info(`${result}  ${check.name}  ${passed} of ${passed + failed}  ${elapsed()}`);
  return { passed, failed };
}

/** Ends the checks that are still running. */
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

/** Both streams go into one list, in the order they were printed. */
async function collect(stream: ReadableStream<Uint8Array>, chunks: string[]): Promise<void> {
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
}
