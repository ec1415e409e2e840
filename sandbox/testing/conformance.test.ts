import { expect, test } from 'bun:test';
import type { RecordedRequest } from '../controls/recorder.ts';
import { exchangeViolation } from './conformance.ts';

const asked: RecordedRequest = {
  id: 'req_1',
  idempotency_key: null,
  method: 'GET',
  path: '/v1/balance_transactions',
  operation: 'GET /v1/balance_transactions',
  params: { limit: 3 },
  status: 200,
  body: { object: 'list', data: [], has_more: false, url: '/v1/balance_transactions' },
};

test('accepts what the contract allows', () => {
  expect(exchangeViolation(asked)).toBe('');
});

test.each<[string, Partial<RecordedRequest>, string]>([
  ['an operation outside the contract', { operation: undefined }, 'the contract has no GET'],
  ['an extra parameter', { params: { limits: 3 } }, 'must NOT have additional properties'],
  ['a parameter with the wrong type', { params: { limit: '3' } }, 'must be number'],
  ['a malformed request', { params: undefined, status: 400 }, 'was malformed'],
  [
    'a response that is not an object of the provider',
    { body: { object: 'pet' } },
    'has no objects/pet',
  ],
  [
    'a list with an incomplete object',
    { body: { ...Object(asked.body), data: [{ object: 'refund' }] } },
    'must have required property',
  ],
])('finds %s', (_, changes, fault) => {
  expect(exchangeViolation({ ...asked, ...changes })).toContain(fault);
});

test('accepts requests that met a fault before they were parsed', () => {
  expect(exchangeViolation({ ...asked, params: undefined, status: 500, body: {} })).toBe('');
});
