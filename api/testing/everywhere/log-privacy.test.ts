import { afterAll, beforeAll, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { listenOptions } from '#api/http/limits';
import { createLogger } from '#api/http/log';
import { readSettings } from '#api/platform/settings';
import { openTracing } from '#api/platform/telemetry/open';
import { noTracing, type Tracing } from '#api/platform/telemetry/tracing';
import { products } from '#db/schema/products';
import { freePort } from '../free-port.ts';
import { anOpenShop } from '../open-shop.ts';
import { pay } from '../orders.ts';
import { startCollector } from '../otlp/receiver.ts';
import { cookieOf } from '../people.ts';

const ada = {
  firstName: 'Zenobia',
  lastName: 'Quartermaine',
  email: 'zenobia.q@customers.example',
  phone: '+1 555 010 0199',
  password: 'a long quiet evening',
};
const words = 'my shop at 12 Harbour Street';
/** What the proxy says of the caller. */
const network = '203.0.113.77';
const requestId = 'proxy-request-id-0001';

const lines: string[] = [];
const collector = startCollector();
let tracing: Tracing = noTracing;
const secrets = new Set(Object.values(ada));
let shop: Awaited<ReturnType<typeof anOpenShop>>;
let origin = '';

beforeAll(async () => {
  const { log, writeRequest, flush } = createLogger({
    format: 'json',
    traceFields: () => tracing.logFields(),
    write: (written) => lines.push(...written.split('\n')),
  });
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const { telemetry } = readSettings(environment);
  tracing = await openTracing({ settings: telemetry, release: '1.0.0', role: 'all', log });
  const port = freePort();
  origin = `http://127.0.0.1:${port}`;
  shop = await anOpenShop(
    {
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
      ...environment,
    },
    { log, writeRequest, tracing },
  );
  shop.app.listen({ port, hostname: '127.0.0.1', ...listenOptions });
  await liveThroughADay();
  flush();
  await tracing.stop();
}, 60_000);
afterAll(async () => {
  await shop?.app.server?.stop(true);
  await shop?.close();
  collector.stop();
});

async function send(method: string, path: string, body?: unknown, cookie = '') {
  return fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': network,
      'x-request-id': requestId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Repeats a request until it has what is waited for, because mails and webhooks take a moment. */
async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await Bun.sleep(20);
  }
}

function mailedLink(pattern: RegExp): Promise<string> {
  return until(async () => {
    const mails: { to: string; text: string }[] = await (
      await fetch(`${origin}/mailbox`, { headers: { accept: 'application/json' } })
    ).json();
    const found = mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    if (found) secrets.add(found);
    return found;
  });
}

async function liveThroughADay(): Promise<void> {
  const { email } = ada;
  const { db } = shop.database;
  const [product] = await db
    .insert(products)
    .values({ title: 'Saltmarsh', description: words, demoUrl: '/demos/', monthlyPrice: 1900 })
    .returning();
  const cookie = cookieOf(await send('POST', '/api/register', ada));
  for (const part of cookie.split(/[=;]\s*/)) if (part.length > 20) secrets.add(part);
  await send('POST', '/api/login', { username: email, password: 'not the right password' });

  const bought = await send('POST', '/api/orders/create-checkout', {
    productId: product?.id,
    customerName: `${ada.firstName} ${ada.lastName}`,
    customerEmail: email,
    customerPhone: ada.phone,
  });
  const { url, orderId, sessionId } = await bought.json();
  secrets.add(orderId);
  await pay(url);
  await shop.sandbox?.webhooks.settled();
  await until(async () => {
    const answer = await send('GET', `/api/checkout/sessions/${sessionId}`);
    return (await answer.json()).status === 'paid';
  });
  const orderToken = await mailedLink(/\/order\/([\w.-]+)/);
  await send('GET', `/api/guest/orders/${orderToken}`);
  await send('GET', `/order/${orderToken}`);

  const ticket = { subject: words, message: words };
  const asked = await send('POST', '/api/customer/support/tickets', ticket, cookie);
  const { ticketId } = await asked.json();
  secrets.add(ticketId);
  await send('GET', `/api/customer/support/tickets/${ticketId}/messages`, undefined, cookie);

  await send('POST', '/api/password/forgot', { email });
  const token = await mailedLink(/#token=([\w-]+)/);
  const changed = { token, password: 'another quiet evening' };
  const back = cookieOf(await send('POST', '/api/password/reset', changed));

  await send('GET', `/api/orders/${encodeURIComponent(email)}`, undefined, cookie);
  await send('POST', '/api/register', { email, password: 'short', firstName: ada.firstName });
  await db.execute(sql`alter table support_tickets rename to broken`);
  const failed = await send('POST', '/api/customer/support/tickets', ticket, back);
  expect(failed.status).toBe(500);
}

test('the log of a day contains nothing personal', () => {
  const log = lines.join('\n');
  const personal = [...secrets, words, network, '4242', '12 / 34', 'Harbour'];
  expect(personal.length).toBeGreaterThan(13);
  expect(personal.filter((text) => log.includes(text))).toEqual([]);
  expect(log).not.toContain('@customers');
});

test('neither do its traces and metrics', async () => {
  await shop.stop();
  expect(collector.spans.length).toBeGreaterThan(100);
  expect(collector.metrics.length).toBeGreaterThan(5);
  const exported = [collector.spans, collector.metrics, collector.resources];
  // Random ids and measured values can contain a card's digits by chance.
  const byChance = /[iI]d$|^(durationMs|count|value)$/;
  const sent = JSON.stringify(exported, (key, value) => (byChance.test(key) ? undefined : value));
  const personal = [...secrets, words, network, '4242', '12 / 34', 'Harbour', '@customers'];
  expect(personal.filter((text) => sent.includes(text))).toEqual([]);
});

test('a request and the error that it caused name the trace, which has the same names', () => {
  const [failed] = requests().filter(({ status }) => status === 500);
  const error = lines.map((line) => JSON.parse(line)).find(({ message }) => /42P01/.test(message));
  expect(failed.trace_id).toMatch(/^[\da-f]{32}$/);
  expect(error).toMatchObject({ trace_id: failed.trace_id });
  const span = collector.spans.find(({ spanId }) => spanId === failed.span_id);
  expect(span).toMatchObject({
    traceId: failed.trace_id,
    name: 'POST /api/customer/support/tickets',
    isError: true,
    attributes: { 'sitewright.request_id': requestId },
  });
});

test('every line is JSON with time, level and message', () => {
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      message: expect.any(String),
    });
  }
});

const requests = () => lines.map((line) => JSON.parse(line)).filter(({ route }) => route);

test('each request has the pattern of its route, its status and duration', () => {
  const routes = requests().map(({ method, route, status }) => `${method} ${route} ${status}`);
  expect(routes).toContain('POST /api/register 201');
  expect(routes).toContain('POST /api/login 401');
  expect(routes).toContain('POST /api/webhooks/stripe 200');
  expect(routes).toContain('GET /api/guest/orders/:token 200');
  expect(routes).toContain('GET /api/orders/:id 401');
  expect(routes).toContain('POST /api/customer/support/tickets 500');
  for (const { durationMs } of requests()) expect(durationMs).toBeGreaterThanOrEqual(0);
});

test('a request and the error that it caused have the id that the proxy gave', () => {
  const broken = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(broken.map((line) => line.requestId)).toContain(requestId);
  expect(broken.some(({ message }) => message.startsWith('Query failed with SQLSTATE 42P01'))).toBe(
    true,
  );
});
