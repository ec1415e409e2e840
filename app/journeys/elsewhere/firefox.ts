import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, startProgram } from './driver.ts';

type Message = {
  id?: number;
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
};

/** Starts the installed Firefox and speaks WebDriver BiDi with it. */
export async function launchFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  await Bun.write(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const program = await startProgram(
    ['firefox-esr', '--headless', '--remote-debugging-port=0', '--profile', profile],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const errors: string[] = [];
  const call = await connect(`${program.found}/session`, errors);
  const { capabilities } = await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const tabs = async (): Promise<string[]> => {
    const { contexts } = await call('browsingContext.getTree', { maxDepth: 0 });
    return contexts.map(({ context }: { context: string }) => context);
  };
  let [context = ''] = await tabs();

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    readErrors: async () => errors,
    tabs,
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async navigate(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(code) {
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${code})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async perform(actions) {
      await call('input.performActions', { context, actions });
    },
    async switchTo(tab) {
      context = tab;
      await call('browsingContext.activate', { context });
    },
    async takeScreenshot() {
      const { data } = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(url: string, errors: string[]) {
  const socket = new WebSocket(url);
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, result, message, method, params }: Message = JSON.parse(data);
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
    if (id === undefined) return;
    if (message) open.get(id)?.reject(new Error(message));
    else open.get(id)?.resolve(result);
    open.delete(id);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let lastId = 0;
  // biome-ignore lint/suspicious/noExplicitAny: what it answers depends on the method
  return (method: string, params: object): Promise<any> => {
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    open.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise;
  };
}
