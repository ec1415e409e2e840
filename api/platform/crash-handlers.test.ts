import { expect, test } from 'bun:test';

const module = new URL('./crash-handlers.ts', import.meta.url).href;

/** A process with the handlers that does so much; what it said, and how it ended. */
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

test('a promise that nobody waits for is logged, and the process works on', async () => {
  const { said, exitCode } = await run(`
    void Promise.reject(new Error('forgotten'));
    setTimeout(() => { say('works on'); void end(0); }, 50);`);
  expect(said).toMatch(/Error: forgotten[\s\S]*works on[\s\S]*closed/);
  expect(exitCode).toBe(0);
});

test('an exception out of a callback ends the process in order, for its supervisor', async () => {
  const { said, exitCode } = await run(`setTimeout(() => { throw new Error('broken'); }, 10);`);
  expect(said).toMatch(/Error: broken[\s\S]*closed/);
  expect(exitCode).toBe(1);
});

test('a failed end is an end all the same', async () => {
  const { said, exitCode } = await run(`
    shutDown = async () => { throw new Error('stuck'); };
    void end(0);`);
  expect(said).toContain('Error: stuck');
  expect(exitCode).toBe(1);
});

test('asking twice ends it at once', async () => {
  const { exitCode } = await run(`
    shutDown = () => new Promise(() => {});
    void end(0);
    setTimeout(() => void end(0), 20);`);
  expect(exitCode).toBe(1);
});

test('a failed query is logged without its parameters', async () => {
  const { said } = await run(`
    void Promise.reject(new Error('Failed query: select\\nparams: tern-ladder-91-quay'));
    setTimeout(() => void end(0), 50);`);
  expect(said).toContain('Query failed');
  expect(said).not.toContain('tern-ladder');
});
