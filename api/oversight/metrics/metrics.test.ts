import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mails } from '#db/schema/mails';
import { providerEvents } from '#db/schema/provider-events';
import { testDatabase } from '#db/testing/database';
import { createMetrics } from './meter.ts';
import type { Metrics } from './open.ts';
import { servePrometheus } from './prometheus.ts';

const database = testDatabase();
const { port, reader, stop } = servePrometheus(0);
let metrics: Metrics;

beforeAll(() => {
  const process = { release: 'r', role: 'all', readers: [reader] };
  metrics = createMetrics({ ...process, db: database().db, now: () => new Date() });
});
afterAll(async () => {
  await stop();
  await metrics?.stop();
});

async function read(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toStartWith('text/plain');
  return (await response.text()).trim().split('\n');
}

const request = { method: 'GET', route: '/api/orders/:id', status: 200, requestId: 'r-1' };

test('counts requests and their duration by route', async () => {
  for (const durationMs of [4, 40, 20_000]) metrics.observe({ ...request, durationMs });
  const lines = await read();
  const labels = 'method="GET",route="/api/orders/:id",status="200"';
  expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.005"} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.05"} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="10"} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 3`);
  expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 3`);
});

test('describes the process', async () => {
  const lines = (await read()).join('\n');
  expect(lines).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(lines).toMatch(/^process_cpu_seconds_total \d+(\.\d+)?$/m);
  expect(lines).toMatch(/^process_start_time_seconds \d+(\.\d+)?$/m);
});

test('has the types and only the labels that an owner’s alerts rely on', async () => {
  metrics.observe({ ...request, durationMs: 4 });
  const types = (await read()).filter((line) => line.startsWith('# TYPE '));
  expect(types).toContain('# TYPE http_request_duration_seconds histogram');
  expect(types).toContain('# TYPE process_resident_memory_bytes gauge');
  expect(types).toContain('# TYPE process_cpu_seconds_total counter');
  expect(types).toContain('# TYPE database_up gauge');
});

test('counts failed calls of the payment provider by name, and passes their errors on', async () => {
  const provider = metrics.watch({
    refund: () => Promise.reject(new Error('down')),
    pay: async () => 'paid',
  });
  await expect(provider.refund()).rejects.toThrow('down');
  expect(await provider.pay()).toBe('paid');
  const lines = await read();
  expect(lines).toContain('provider_failures_total{call="refund"} 1');
  expect(lines.join()).not.toContain('call="pay"');
});

describe('what all processes share', () => {
  test('is unknown while the database can’t be read, here for want of a queue', async () => {
    expect(await read()).toContain('database_up 0');
  });

  test('is the jobs that are due, the emails and the latest webhooks', async () => {
    const { db } = database();
    await db.execute('create schema pgboss');
    await db.execute(`create table pgboss.job as select 'mail' as name, 'created' as state,
      now() - interval '90 seconds' as start_after`);
    await db.insert(mails).values({ key: 'k', kind: 'test', to: 'ada@example.com', subject: 'Hi' });
    const [occurredAt, receivedAt] = [new Date(Date.now() - 60_000), new Date(Date.now() - 53_000)];
    await db.insert(providerEvents).values({ id: 'evt_1', type: 'test', occurredAt, receivedAt });
    const lines = await read();
    expect(lines).toContain('database_up 1');
    expect(lines).toContain('jobs_waiting{queue="mail"} 1');
    expect(lines.join('\n')).toMatch(/^jobs_oldest_seconds\{queue="mail"\} 9\d/m);
    expect(lines).toContain('mails_waiting 1');
    expect(lines).toContain('webhook_lag_seconds 7');
    expect(lines.join()).not.toContain('ada@example.com');
  });
});
