import { spawn } from 'bun';
import type { Check } from './lanes.ts';
import { listFailedFiles, listFailures, readBunSummary, type TestCounts } from './test-counts.ts';

export interface CheckResult extends TestCounts {
  /** The lines of the output that name what failed. */
  failures: string[];
}

const heartbeatMs = 30_000;

/** More than these aren't chance. */
const maxRepeatedFiles = 3;

const running = new Set<Bun.Subprocess>();

/** Runs a check and reports its duration. Its output is shown only when it fails. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const startedAt = performance.now();
  const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.info(`        ${check.name} …`);
  const heartbeat = setInterval(
    () => console.info(`        ${check.name} is still running, ${elapsed()}`),
    heartbeatMs,
  );

  const { output, exitCode } = await run(check.command);
  const first = check.count(output, exitCode);
  if (first.failed > 0) console.info(`\n${output.trimEnd()}\n`);
  const failures = first.failed > 0 ? listFailures(output) : [];
  const failed = first.failed > 0 ? await repeat(check, output, first.failed) : 0;
  clearInterval(heartbeat);
  const passed = first.passed + first.failed - failed;
  const result = failed > 0 ? 'failed' : 'passed';
  console.info(`${result}  ${check.name}  ${passed} of ${passed + failed}  ${elapsed()}`);
  const [note] = (check.note && output.match(check.note)) ?? [];
  if (note) console.info(`        ${note}`);
  if (failed > 0) return { passed, failed, failures };
  for (const failure of failures) console.info(`passed only when repeated: ${failure}`);
  return { passed, failed, failures: [] };
}

/** Runs the failed files of a check again. Returns how many of its tests still fail. */
async function repeat(check: Check, output: string, failed: number): Promise<number> {
  const ofTests = listFailedFiles(output);
  const files = [...new Set(ofTests)];
  // Otherwise something failed that no test names, and would not be repeated.
  const areAllNamed = readBunSummary(output) !== undefined && ofTests.length === failed;
  if (!areAllNamed || files.length > maxRepeatedFiles) return failed;
  const command = check.repeat?.(files);
  if (!command) return failed;
  console.info(`        ${check.name}: repeating ${files.join(', ')}`);
  const again = await run(command);
  const left = check.count(again.output, again.exitCode).failed;
  if (left > 0) console.info(`\n${again.output.trimEnd()}\n`);
  return Math.min(left, failed);
}

/** Ends the checks that are still running. */
export function stopRunning(): void {
  for (const child of running) child.kill();
}

async function run(command: string[]): Promise<{ output: string; exitCode: number }> {
  const { env } = process;
  // Without `env`, Bun passes on what this process was started with, and not what it has set since.
  const child = spawn(command, { env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
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
