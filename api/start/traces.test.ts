import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listenOptions } from '#api/http/limits';
import { readSettings } from '#api/platform/settings';
import { openTracing } from '#api/platform/telemetry/open';
import { noTracing, type Tracing } from '#api/platform/telemetry/tracing';
import { freePort } from '#api/testing/free-port';
import { startReceiver } from '#api/testing/http-receiver';
import { startMailServer } from '#api/testing/mail-server';
import { anOpenShop } from '#api/testing/open-shop';
import { pay } from '#api/testing/orders';
import { type ReceivedSpan, startCollector } from '#api/testing/otlp/receiver';
import { products } from '#db/schema/products';

const collector = startCollector();
const alerts = startReceiver();
let tracing: Tracing = noTracing;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let shop: Awaited<ReturnType<typeof anOpenShop>>;
let origin = '';

beforeAll(async () => {
  mailServer = await startMailServer();
  const port = freePort();
  origin = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    SMTP_URL: mailServer.url,
    BASE_URL: origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
    ALERT_WEBHOOK_URL: `${alerts.url}/alerts`,
  };
  const { telemetry } = readSettings(environment);
  tracing = await openTracing({
    settings: telemetry,
    release: '1.0.0',
    role: 'all',
    log: () => {},
  });
  shop = await anOpenShop(environment, { tracing });
  shop.app.listen({ port, hostname: '127.0.0.1', ...listenOptions });
}, 60_000);
afterAll(async () => {
  await shop?.app.server?.stop(true);
  await shop?.close();
  await tracing.stop();
  await mailServer?.stop();
  collector.stop();
  alerts.stop();
});

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found) return found;
    await Bun.sleep(10);
  }
}

/** Names from the span to what began its trace. */
function pathOf(span: ReceivedSpan): string[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? pathOf(parent) : [])];
}

async function order() {
  const { db } = shop.database;
  const [product] = await db
    .insert(products)
    .values({ title: 'Saltmarsh', description: 'For bars', demoUrl: '/demos/', monthlyPrice: 1900 })
    .returning();
  const response = await fetch(`${origin}/api/orders/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      productId: product?.id,
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@customers.example',
    }),
  });
  return (await response.json()) as { url: string };
}

test('a purchase is followed from the request to the provider, and to the email of its job', async () => {
  const { url } = await order();
  await pay(url);
  await shop.sandbox?.webhooks.settled();
  const received = 'POST /api/webhooks/stripe';
  const email = await until(() =>
    collector.spans.find((span) => span.name === 'send email' && pathOf(span).includes(received)),
  );
  expect(mailServer.received.map(({ to }) => to)).toContainEqual(['ada@customers.example']);
  expect(pathOf(email)).toEqual(['send email', 'process mail', received]);
  expect(email.attributes).toEqual({ 'sitewright.email.kind': expect.any(String) });

  const calls = collector.spans.filter(({ name }) => name.startsWith('stripe '));
  const ofCheckout = calls.filter((span) =>
    pathOf(span).includes('POST /api/orders/create-checkout'),
  );
  expect(ofCheckout.length).toBeGreaterThan(0);
  const insert = collector.spans.find(({ name }) => name === 'INSERT orders');
  expect(insert && pathOf(insert)).toEqual(['INSERT orders', 'POST /api/orders/create-checkout']);
});

test('requests, the process, jobs and emails are measured, by the names of OpenTelemetry', async () => {
  const named = (name: string) => collector.metrics.findLast((metric) => metric.name === name);
  const requests = await until(() => {
    const found = named('http.server.request.duration');
    return found?.points.some(
      ({ attributes }) => attributes['http.route'] === '/api/webhooks/stripe',
    )
      ? found
      : undefined;
  });
  expect(requests.unit).toBe('s');
  expect(requests.points).toContainEqual({
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/orders/create-checkout',
      'http.response.status_code': 201,
    },
    count: 1,
    value: 0,
  });
  expect(named('sitewright.database.up')?.points).toEqual([{ attributes: {}, count: 0, value: 1 }]);
  expect(named('sitewright.emails.waiting')?.points).toHaveLength(1);
  expect(named('process.memory.usage')?.points[0]?.value).toBeGreaterThan(1e6);
  expect(named('process.cpu.time')?.points).toHaveLength(2);
});

test('no one else learns of a trace: neither by a header nor in what a job sends', async () => {
  const { db } = shop.database;
  await db.execute(`insert into mails (key, kind, "to", subject, status)
    values ('failed', 'test', 'ada@customers.example', 'Hello', 'failed')`);
  await tracing.run({ name: 'a look' }, () => shop.services.alerts.pass());
  const call = await until(() => alerts.received.find(({ path }) => path === '/alerts'));
  await until(() =>
    collector.spans.find(
      (span) => span.name === 'process alert-webhook' && pathOf(span).includes('a look'),
    ),
  );
  expect(call.headers.get('traceparent')).toBeNull();
  expect(call.body).toContain('alert.opened');
  expect(call.body).not.toContain('trace');
  for (const { raw } of mailServer.received) expect(raw.toLowerCase()).not.toContain('traceparent');
});
