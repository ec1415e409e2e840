import { afterEach, expect, test } from 'bun:test';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { callApi, read, readOrNull } from './client.ts';

const address = addressOf('GET /api/health');
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answer(body: string, init: ResponseInit) {
  globalThis.fetch = Object.assign(async () => new Response(body, init), {
    preconnect: realFetch.preconnect,
  });
}

async function failure(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => null,
    (reason) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail as promised');
  return error;
}

test("formats an error's message as the status, a colon, a space and the body", async () => {
  answer('no luck', { status: 418, headers: { 'content-type': 'text/plain' } });
  const error = await failure(read(address));
  expect(error.message).toBe('418: no luck');
  expect(error.userMessage).toBe('no luck');
});

test('uses the status text without a body, and has no message for users', async () => {
  answer('', { status: 503, statusText: 'Service Unavailable' });
  const error = await failure(read(address));
  expect(error.message).toBe('503: Service Unavailable');
  expect(error.userMessage).toBe('');
});

test.each([
  ['Bad Gateway', 502, 'Bad Gateway'],
  ['Bad Gateway\n', 502, ''],
  ['502 Bad Gateway', 502, ''],
  ['Internal Server Error', 500, ''],
  ['Service Unavailable', 503, ''],
  ['Gateway Timeout', 504, ''],
  ['Slow down', 429, 'Slow down'],
])(
  'does not show users a body that only repeats the status (%p)',
  async (body, status, statusText) => {
    answer(body, { status, statusText, headers: { 'content-type': 'text/plain' } });
    const error = await failure(read(address));
    expect(error.message).toBe(`${status}: ${body}`);
    expect(error.userMessage).toBe('');
  },
);

test("shows users the problem's detail", async () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Somebody was faster.',
    code: 'conflict',
  };
  answer(JSON.stringify(problem), { status: 409 });
  const error = await failure(read(address));
  expect(error.message).toBe(`409: ${JSON.stringify(problem)}`);
  expect(error.userMessage).toBe('Somebody was faster.');
});

test.each([{ code: 'from_the_future' }, {}])(
  'shows the detail regardless of the code (%p)',
  async (code) => {
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'Your cart has moved.',
      ...code,
      errors: [{ path: 'email', message: 'Invalid email' }],
    };
    answer(JSON.stringify(problem), { status: 409 });
    const error = await failure(read(address));
    expect(error.userMessage).toBe('Your cart has moved.');
    expect(error.problem).toMatchObject({ code: null, errors: problem.errors });
  },
);

test('does not show users an error page', async () => {
  answer('<h1>Bad gateway</h1>', {
    status: 502,
    statusText: 'Bad Gateway',
    headers: { 'content-type': 'text/html' },
  });
  expect((await failure(read(address))).userMessage).toBe('');
});

test('reports a network failure as status 0 and says what to do', async () => {
  globalThis.fetch = Object.assign(() => Promise.reject(new TypeError('failed')), {
    preconnect: realFetch.preconnect,
  });
  const error = await failure(read(address));
  expect(error.status).toBe(0);
  expect(error.userMessage).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
});

test('reads a missing resource as null', async () => {
  answer('', { status: 404 });
  expect(await readOrNull(address)).toBeNull();
});

test('never repeats a change that is refused with 401', async () => {
  const sent: string[] = [];
  globalThis.fetch = Object.assign(
    async (url: string | URL | Request) => {
      sent.push(String(url));
      return new Response('{}', { status: sent.length === 1 ? 401 : 200 });
    },
    { preconnect: realFetch.preconnect },
  );
  expect((await failure(callApi('POST /api/logout'))).status).toBe(401);
  expect(sent).toEqual(['/api/logout', '/api/user']);
});
