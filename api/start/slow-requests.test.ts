import { expect, test } from 'bun:test';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { kindOfRequest } from './slow-requests.ts';

test.each([
  ['GET', '/api/health', null],
  ['GET', '/api/ready/', null],
  ['POST', '/api/attachments?name=menu.png', 'upload'],
  ['GET', '/api/orders/7/brief/archive', 'download'],
  ['GET', '/api/checkout/sessions/cs_1?wait=20', 'wait'],
  ['GET', '/api/checkout/sessions/cs_1', 'provider'],
  ['GET', '/api/checkout/sessions/cs_1?wait=0', 'provider'],
  ['POST', '/api/webhooks/stripe', null],
  ['GET', '/api/customer/login', null],
  ['POST', '/api/orders/create-checkout', 'provider'],
  ['DELETE', '/api/customer/subscriptions/7/cancel', 'provider'],
  ['POST', '/api/orders/ACC-2026-0001/refunds/', 'provider'],
  ['GET', '/api/orders/ACC-2026-0001/refunds', 'work'],
  ['GET', '/api/products?q=wait', 'work'],
  ['GET', '/missing', 'work'],
])('%s %s takes a place of the kind %p', (method, path, kind) => {
  expect(kindOfRequest(new Request(`http://localhost:3000${path}`, { method }))).toBe(
    kind as ReturnType<typeof kindOfRequest>,
  );
});

test('a list takes the place of a download when it is asked for as CSV', () => {
  const headers = { accept: 'text/csv' };
  const kindOf = (path: string) =>
    kindOfRequest(new Request(`http://localhost:3000${path}`, { headers }));
  expect(kindOf('/api/orders?status=paid')).toBe('download');
  expect(kindOf('/api/orders/7')).toBe('work');
});

test('every endpoint that can answer that the provider is down has a place for that', () => {
  const names = Object.values<Endpoint>(endpoints).flatMap(({ name, method, path, failures }) => {
    if (!failures?.includes('provider_down')) return [];
    const kind = kindOfRequest(new Request(`http://localhost:3000${path}`, { method }));
    return kind === 'provider' ? [] : [name];
  });
  // The provider’s own calls are never refused.
  expect(names).toEqual([endpoints.receiveStripeEvent.name]);
});
