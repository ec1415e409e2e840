import { expect, test } from 'bun:test';

const module = new URL('./crash-handlers.ts', import.meta.url).href;

/** Runs a script with the handlers and returns its output and exit code. */
async function run(script: string) {
  const child = Bun.spawn(
    [
      process.execPath,
      '-e',
      `const { handleCrashes } = await import(${JSON.stringify(module)});
       const say = (line) => console.info(line);
       let shutDown = async () => say('closed');
       const end = handleCrashes({ log: say, shutDown: () => shutDown() });
       const working = setInterval(() => {}, 1000);
       ${script}`,
    ],
    { stdout: 'pipe', stderr: 'pipe' },
  );
  const said = await new Response(child.stdout).text();
  return { said, exitCode: await child.exited };
}

test('logs an unhandled rejection and keeps the process running', async () => {
  const { said, exitCode } = await run(`
    void Promise.reject(new Error('forgotten'));
    setTimeout(() => { say('works on'); void end(0); }, 50);`);
  expect(said).toMatch(/Error: forgotten[\s\S]*works on[\s\S]*closed/);
  expect(exitCode).toBe(0);
});

test('shuts the process down cleanly after an uncaught exception', async () => {
  const { said, exitCode } = await run(`setTimeout(() => { throw new Error('broken'); }, 10);`);
  expect(said).toMatch(/Error: broken[\s\S]*closed/);
  expect(exitCode).toBe(1);
});

test('exits even when the shutdown fails', async () => {
  const { said, exitCode } = await run(`
    shutDown = async () => { throw new Error('stuck'); };
    void end(0);`);
  expect(said).toContain('Error: stuck');
  expect(exitCode).toBe(1);
});

test('exits immediately when asked to end twice', async () => {
  const { exitCode } = await run(`
    shutDown = () => new Promise(() => {});
    void end(0);
    setTimeout(() => void end(0), 20);`);
  expect(exitCode).toBe(1);
});

test('logs a failed query without its parameters', async () => {
  const { said } = await run(`
    void Promise.reject(new Error('Failed query: select\\nparams: tern-ladder-91-quay'));
    setTimeout(() => void end(0), 50);`);
  expect(said).toContain('Query failed');
  expect(said).not.toContain('tern-ladder');
});
