import { expect, test } from 'bun:test';
import { addressOf } from './address.ts';

test('fills in and encodes the parameters of a path', () => {
  expect<string>(addressOf('GET /api/orders/:id/timeline', { params: { id: 42 } })).toBe(
    '/api/orders/42/timeline',
  );
  expect<string>(addressOf('GET /api/guest/tickets/:token', { params: { token: 'a/b c' } })).toBe(
    '/api/guest/tickets/a%2Fb%20c',
  );
});

test('leaves absent fields out of the query', () => {
  const query = { limit: '101', order: undefined };
  expect<string>(addressOf('GET /api/customer/invoices', { query })).toBe(
    '/api/customer/invoices?limit=101',
  );
  expect<string>(addressOf('GET /api/customer/invoices', { query: {} })).toBe(
    '/api/customer/invoices',
  );
});

test('imports only types from endpoints in the browser, so that no page loads every schema', async () => {
  const files = new Bun.Glob('app/**/*.{ts,tsx}').scan('.');
  for await (const file of files) {
    if (file.includes('.test.')) continue;
    const text = await Bun.file(file).text();
    const runtime = text.match(/^(?:import|export) (?!type )[^;]*'#contract\/endpoints?['/]/gm);
    expect([file, runtime]).toEqual([file, null]);
  }
});
