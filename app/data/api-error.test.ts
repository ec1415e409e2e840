import { expect, test } from 'bun:test';
import { ApiError, isRefusal } from './api-error.ts';

const answered = (status: number) => ApiError.of(new Response('', { status }));

test.each([400, 404, 409, 429, 499])('treats %p as a refusal', async (status) => {
  expect(isRefusal(await answered(status))).toBe(true);
});

test.each([500, 502, 503])('does not treat %p as a refusal', async (status) => {
  expect(isRefusal(await answered(status))).toBe(false);
});

test('does not treat a missing or unreadable response as a refusal', () => {
  expect(isRefusal(ApiError.unreachable())).toBe(false);
  expect(isRefusal(new SyntaxError('no JSON'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});
