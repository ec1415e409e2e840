import { expect, test } from 'bun:test';
import { kindOfRequest } from './slow-requests.ts';

test.each([
  ['GET', '/api/health', null],
  ['GET', '/api/ready/', null],
  ['POST', '/api/attachments?name=menu.png', null],
  ['GET', '/api/checkout/sessions/cs_1?wait=20', null],
  ['GET', '/api/checkout/sessions/cs_1', 'provider'],
  ['GET', '/api/checkout/sessions/cs_1?wait=0', 'provider'],
  ['POST', '/api/webhooks/stripe', null],
  ['GET', '/api/customer/login', null],
  ['POST', '/api/orders/create-checkout', 'provider'],
  ['GET', '/api/products?q=wait', 'work'],
  ['GET', '/missing', 'work'],
])('%s %s takes a place of the kind %p', (method, path, kind) => {
  expect(kindOfRequest(new Request(`http://localhost:3000${path}`, { method }))).toBe(
    kind as ReturnType<typeof kindOfRequest>,
  );
});
