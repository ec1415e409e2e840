import { expect, test } from 'bun:test';
import { ApiError, isRefusal } from './api-error.ts';

const answered = (status: number) => ApiError.of(new Response('', { status }));

test.each([400, 404, 409, 429, 499])('a %p is a no', async (status) => {
  expect(isRefusal(await answered(status))).toBe(true);
});

test.each([500, 502, 503])('after a %p nobody has said no', async (status) => {
  expect(isRefusal(await answered(status))).toBe(false);
});

test('nor has anybody without an answer, or after one that cannot be read', () => {
  expect(isRefusal(ApiError.unreachable())).toBe(false);
  expect(isRefusal(new SyntaxError('no JSON'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});
