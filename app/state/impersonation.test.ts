import { afterEach, expect, test } from 'bun:test';
import { addressOf } from '../data/address.ts';
import { read } from '../data/client.ts';
import {
  addImpersonationHeader,
  clearImpersonation,
  setImpersonatedCustomer,
} from './impersonation.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  clearImpersonation();
});

test('adds the impersonated customer to each request and keeps its headers', async () => {
  const said: (string | null)[] = [];
  const hear = async (_: RequestInfo | URL, init?: RequestInit) => {
    said.push(new Headers(init?.headers).get('x-view-as'));
    return Response.json({});
  };
  globalThis.fetch = Object.assign(hear, { preconnect: realFetch.preconnect });
  await read(addressOf('GET /api/health'));
  setImpersonatedCustomer('ada');
  await read(addressOf('GET /api/health'));
  expect(said).toEqual([null, 'ada']);
  const both = new Headers(addImpersonationHeader({ 'content-type': 'application/json' }));
  expect([...both]).toEqual([
    ['content-type', 'application/json'],
    ['x-view-as', 'ada'],
  ]);
});
