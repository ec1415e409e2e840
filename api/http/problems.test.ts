import { expect, test } from 'bun:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import { LostConnection } from '#db/connection-error';
import { problems } from './problems.ts';

test.each([
  ['a transaction', new LostConnection(Object.assign(new Error(), { code: 'ECONNREFUSED' }))],
  ['a connection', new Error('Connection terminated unexpectedly')],
  ['a query', failedQuery({ code: 'ECONNREFUSED' })],
  ['a server that stops', failedQuery({ code: '57P01' })],
  ['a server that is not the primary', failedQuery({ code: '25006' })],
])('answers a lost database with a 503 and Retry-After (%s)', async (_, error) => {
  const log: string[] = [];
  const app = new Elysia().use(problems((line) => log.push(line))).get('/', () => {
    throw error;
  });
  const response = await app.handle(new Request('http://localhost/'));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect(log.join()).toContain('Can’t reach the database');
  expect(log.join()).not.toContain('tern-ladder');
});

test.each([
  ['an invalid query', failedQuery({ code: '23505' })],
  ['another failed connection', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
])('answers %s with a 500', async (_, error) => {
  const app = new Elysia().use(problems(() => {})).get('/', () => {
    throw error;
  });
  expect((await app.handle(new Request('http://localhost/'))).status).toBe(500);
});

/** Wraps a driver error the way Drizzle does. */
function failedQuery(fields: { code: string }): Error {
  const cause = Object.assign(new Error('it failed'), fields);
  return new DrizzleQueryError('select', ['tern-ladder-91-quay'], cause);
}

test('logs an invalid response by its paths, without values', async () => {
  const log: string[] = [];
  const Promised = v.array(v.object({ label: v.string(), value: v.pipe(v.string(), v.uuid()) }));
  const app = new Elysia({ normalize: false })
    .use(problems((line) => log.push(line)))
    .get('/', () => [{ label: 'Password', value: 'tern-ladder-91-quay' }], { response: Promised });
  const response = await app.handle(new Request('http://localhost/'));
  expect(response.status).toBe(500);
  expect(log.join()).toContain('0.value');
  expect(log.join() + (await response.text())).not.toContain('tern-ladder');
});

test('answers a query that exceeded a time limit with a 503, and logs its SQLSTATE', async () => {
  const log: string[] = [];
  const app = new Elysia().use(problems((line) => log.push(line))).get('/', () => {
    throw failedQuery({ code: '57014' });
  });
  const response = await app.handle(new Request('http://localhost/'));
  expect(response.status).toBe(503);
  expect(response.headers.has('retry-after')).toBe(true);
  expect(log.join()).toContain('SQLSTATE 57014');
});

test.each([
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a read-only folder', Object.assign(new Error('open'), { code: 'EROFS' })],
  ['the database', failedQuery({ code: '53100' })],
])('says that the change may be lost when there is no space for %s', async (_, error) => {
  const log: string[] = [];
  const app = new Elysia().use(problems((line) => log.push(line))).get('/', () => {
    throw error;
  });
  const response = await app.handle(new Request('http://localhost/'));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect((await response.json()).detail).toContain('may not have been saved');
  expect(log).toHaveLength(1);
});
