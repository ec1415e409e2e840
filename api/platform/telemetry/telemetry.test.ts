import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { LogFields } from '#api/http/log';
import { freePort } from '#api/testing/free-port';
import { startCollector } from '#api/testing/otlp/receiver';
import { products } from '#db/schema/products';
import { testDatabase } from '#db/testing/database';
import { readSettings } from '../settings.ts';
import { openTracing } from './open.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';
import { noTracing, type Tracing, traceCalls } from './tracing.ts';

let collector: ReturnType<typeof startCollector>;
let tracing: Tracing = noTracing;
let answer = 200;
const lines: string[] = [];

beforeEach(() => {
  answer = 200;
  lines.length = 0;
  collector = startCollector(() => answer);
});
afterEach(async () => {
  await tracing.stop();
  collector.stop();
});

async function open(environment: Record<string, string> = {}): Promise<Tracing> {
  const { telemetry } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '1',
    ...environment,
  });
  const log = (line: string, { level }: LogFields = {}) => void lines.push(`${level}: ${line}`);
  tracing = await openTracing({ settings: telemetry, release: '1.2.3', role: 'all', log });
  return tracing;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(5);
}

describe('a span', () => {
  test('reaches the collector with its process, its parent and how it ended', async () => {
    const { run, stop } = await open();
    await run({ name: 'outer', kind: 'server', attributes: { route: '/' } }, async (note) => {
      await run({ name: 'inner', kind: 'client' }, () => pause(5));
      note({ status: 200 });
    });
    const broken = run({ name: 'broken' }, () => Promise.reject(new RangeError('of Ada')));
    await expect(broken).rejects.toThrow('of Ada');
    await stop();
    const [inner, outer, failed] = collector.spans;
    expect(outer).toMatchObject({
      name: 'outer',
      kind: 'server',
      parentSpanId: '',
      isError: false,
      attributes: { route: '/', status: 200 },
    });
    expect(inner).toMatchObject({ kind: 'client', traceId: outer?.traceId ?? '' });
    expect(inner?.parentSpanId).toBe(outer?.spanId ?? '');
    expect(inner?.durationMs).toBeGreaterThanOrEqual(4);
    expect(failed).toMatchObject({ isError: true, attributes: { 'error.type': 'RangeError' } });
    expect(failed?.traceId).not.toBe(outer?.traceId ?? '');
    expect(JSON.stringify(collector.spans)).not.toContain('Ada');
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'sitewright',
      'service.version': '1.2.3',
      'sitewright.role': 'all',
      'telemetry.sdk.name': 'opentelemetry',
    });
  });

  test('is continued elsewhere by its context', async () => {
    const { run, context, stop } = await open();
    expect(context()).toBeUndefined();
    const given = run({ name: 'first' }, () => context());
    run({ name: 'second', parent: given ?? null }, () => {});
    run({ name: 'third', parent: null }, () => {});
    await stop();
    const [first, second, third] = collector.spans;
    expect(given?.traceparent).toBe(`00-${first?.traceId}-${first?.spanId}-01`);
    expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId });
    expect(third?.parentSpanId).toBe('');
  });

  test('names its trace in lines of the log', async () => {
    const { run, logFields, stop } = await open();
    const fields = run({ name: 'one' }, () => logFields());
    expect(logFields()).toBeUndefined();
    await stop();
    const [span] = collector.spans;
    expect(fields).toEqual({ trace_id: span?.traceId ?? '', span_id: span?.spanId ?? '' });
  });

  test('names the calls of a port and passes their results on', async () => {
    const traced = await open();
    const port = { pay: async (cents: number) => cents * 2, limit: 7 };
    const planOf = (name: string) => ({ name: `stripe ${name}` });
    const watched = traceCalls(port, traced, planOf);
    expect(await watched.pay(21)).toBe(42);
    expect(watched.limit).toBe(7);
    expect(traceCalls(port, noTracing, planOf)).toBe(port);
    await traced.stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(['stripe pay']);
  });
});

describe('queries', () => {
  const database = testDatabase();

  test('are named by their statement inside of a trace, and left out elsewhere', async () => {
    const { db } = database();
    const traced = await open();
    traceQueries(db, traced);
    await db.query.products.findFirst();
    await traced.run({ name: 'work' }, async () => {
      await db.transaction(async (tx) => {
        await tx.insert(products).values({
          title: 'Saltmarsh',
          description: 'Harbour',
          demoUrl: '/',
          monthlyPrice: 1900,
        });
        await tx.select().from(products);
      });
      await db.query.products.findFirst();
      await db.execute(sql`select nothing from pgboss.job`).catch(() => {});
    });
    await traced.stop();
    const names = collector.spans.map(({ name }) => name);
    expect(names).toEqual([
      ...['INSERT products', 'SELECT products', 'SELECT products', 'SELECT pgboss.job', 'work'],
    ]);
    expect(collector.spans.at(-2)).toMatchObject({ isError: true, kind: 'client' });
    expect(JSON.stringify(collector.spans)).not.toMatch(/Saltmarsh|Harbour|1900/);
  });
});

describe('a request', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spanId = 'b7ad6b7169203331';

  async function send(trustedProxies: string[], flags = '01') {
    const traced = await open();
    const wrap = traceRequests({
      tracing: traced,
      trustedProxies,
      patternOf: () => '/api/orders/:id',
      server: () => server,
    });
    const server: ReturnType<typeof Bun.serve> = Bun.serve({
      port: freePort(),
      hostname: '127.0.0.1',
      fetch: wrap(async () => new Response('No', { status: 503 })) as () => Promise<Response>,
    });
    const response = await fetch(`http://127.0.0.1:${server.port}/api/orders/ACC-2026-0001`, {
      headers: { traceparent: `00-${traceId}-${spanId}-${flags}` },
    });
    await server.stop(true);
    await traced.stop();
    return { response, span: collector.spans[0] };
  }

  test('continues the trace of a trusted proxy, named by its pattern', async () => {
    const { response, span } = await send(['127.0.0.1']);
    expect(span).toMatchObject({
      traceId,
      parentSpanId: spanId,
      name: 'GET /api/orders/:id',
      kind: 'server',
      isError: true,
      attributes: { 'http.response.status_code': 503, 'error.type': 503 },
    });
    expect(JSON.stringify(span)).not.toContain('ACC-2026');
    expect(response.headers.get('traceparent')).toBeNull();
  });

  test('begins a trace of its own for anyone else', async () => {
    const { span } = await send([]);
    expect(span?.traceId).not.toBe(traceId);
    expect(span?.parentSpanId).toBe('');
  });

  test('isn’t recorded if the trusted proxy decided so', async () => {
    const { span } = await send(['127.0.0.1'], '00');
    expect(span).toBeUndefined();
  });
});

describe('what is recorded', () => {
  test.each([
    ['always_off', undefined, 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 1],
    ['always_on', undefined, 1],
  ])('is up to the sampler: %s %s', async (name, ratio, expected) => {
    const { run, stop } = await open({
      OTEL_TRACES_SAMPLER: name,
      ...(ratio && { OTEL_TRACES_SAMPLER_ARG: ratio }),
    });
    run({ name: 'one' }, () => {});
    await stop();
    expect(collector.spans).toHaveLength(expected);
  });

  test.each<Record<string, string>>([
    { OTEL_SDK_DISABLED: 'TRUE' },
    { OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  ])('is nothing with %p', async (environment) => {
    expect(await open(environment)).toBe(noTracing);
  });
});

describe('a collector that refuses', () => {
  test('harms no work, and is logged once, as its end is', async () => {
    const { run } = await open();
    answer = 401;
    for (const name of ['one', 'two']) {
      expect(await run({ name }, async () => name)).toBe(name);
      const sent = collector.requests.length;
      await until(() => collector.requests.length > sent);
    }
    await until(() => lines.length > 0);
    answer = 200;
    await until(() => {
      run({ name: 'later' }, () => {});
      return collector.spans.length > 0;
    });
    await until(() => lines.length > 1);
    expect(lines).toEqual([
      'warn: telemetry: the collector doesn’t accept traces: HTTP 401',
      'info: telemetry: the collector accepts traces again',
    ]);
  });

  test('doesn’t delay a shutdown for long, if nothing listens there', async () => {
    collector.stop();
    const { run, stop } = await open({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${freePort()}`,
      OTEL_BSP_SCHEDULE_DELAY: '60000',
    });
    run({ name: 'one' }, () => {});
    await stop();
    tracing = noTracing;
  }, 5_000);
});
