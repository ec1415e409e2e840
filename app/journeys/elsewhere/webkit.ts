import { Glob } from 'bun';
import { freePort } from '#api/testing/free-port';
import { type Driver, startProgram } from './driver.ts';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/** Starts the installed WebKitGTK on a virtual screen and speaks classic WebDriver with it. */
export async function launchWebKit(): Promise<Driver> {
  const [binary] = new Glob('usr/lib/*/webkit2gtk-*/MiniBrowser').scanSync({
    cwd: '/',
    absolute: true,
  });
  if (!binary) throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver');
  const screen = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)$/,
  );
  const port = freePort();
  const program = Bun.spawn(['WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${screen.found}` },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  // In full screen, it has no toolbar, which is wider than a phone.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const call = caller(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await untilAnswered(() =>
    call('POST', '/session', {
      capabilities: {
        alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options },
      },
    }),
  );
  const at = `/session/${sessionId}`;
  const errors = new Set<string>();

  async function evaluate(code: string): Promise<string> {
    const script = `const done = arguments[0];
      (async () => JSON.stringify(await (${code})) ?? 'null')().then(done, (e) => done('!' + e));`;
    const answer: string = await call('POST', `${at}/execute/async`, { script, args: [] });
    if (answer.startsWith('!')) throw new Error(answer.slice(1));
    return answer;
  }

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    evaluate,
    tabs: () => call('GET', `${at}/window/handles`),
    async resize(width, height) {
      await call('POST', `${at}/window/rect`, { width, height });
    },
    async navigate(url) {
      await call('POST', `${at}/url`, { url });
      // As early as possible: classic WebDriver reports no errors.
      await untilAnswered(() => evaluate(`(${recordErrors})()`));
    },
    async readErrors() {
      const found: string[] = JSON.parse(await evaluate('window.recordedErrors ?? []'));
      for (const error of found) errors.add(error);
      return [...errors];
    },
    async perform(actions) {
      await call('POST', `${at}/actions`, { actions });
    },
    async switchTo(handle) {
      await call('POST', `${at}/window`, { handle });
      await evaluate(`(${recordErrors})()`);
    },
    async takeScreenshot() {
      return Buffer.from(await call('GET', `${at}/screenshot`), 'base64');
    },
    async close() {
      await call('DELETE', at).catch(() => {});
      program.kill();
      await screen.stop();
    },
  };
}

function recordErrors(): void {
  if (window.recordedErrors) return;
  const errors: string[] = [];
  window.recordedErrors = errors;
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    errors.push(texts.join(' '));
    error(...texts);
  };
}

function caller(url: string) {
  // biome-ignore lint/suspicious/noExplicitAny: what it answers depends on the command
  return async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // Input into a page that is being replaced is never answered.
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** Repeats a call that fails while the browser is busy with starting or loading. */
async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + 20_000;
  while (true) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > until) throw error;
      await Bun.sleep(50);
    }
  }
}
