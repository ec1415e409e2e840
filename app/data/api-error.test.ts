import { expect, test } from 'bun:test';
import { ApiError, isRefusal } from './api-error.ts';

const answered = (status: number) => ApiError.of(new Response('', { status }));

test.each([400, 404, 409, 429, 499])('a %p is a refusal', async (status) => {
  expect(isRefusal(await answered(status))).toBe(true);
});

test.each([500, 502, 503])('a %p is no refusal', async (status) => {
  expect(isRefusal(await answered(status))).toBe(false);
});

test('a missing or unreadable answer is no refusal', () => {
  expect(isRefusal(ApiError.unreachable())).toBe(false);
  expect(isRefusal(new SyntaxError('no JSON'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});
