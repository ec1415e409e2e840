import { expect, test } from 'bun:test';
import { ApiError } from './api-error.ts';
import { getErrorMessage } from './error-message.ts';

const own = 'Failed to create checkout session. Please try again.';
const failed = (body: string, init: ResponseInit) => ApiError.of(new Response(body, init));

test('uses the fallback for a response without a message for users', async () => {
  const answers: [string, ResponseInit][] = [
    ['', { status: 500, statusText: 'Internal Server Error' }],
    ['', { status: 502 }],
    ['<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }],
    ['{"error":"down"}', { status: 503, headers: { 'content-type': 'application/json' } }],
  ];
  for (const [body, init] of answers) {
    expect(getErrorMessage(await failed(body, init), own)).toBe(own);
    expect(getErrorMessage(await failed(body, init))).toBe(
      'Something went wrong. Please try again.',
    );
  }
});

test('keeps the message of a network failure', () => {
  expect(getErrorMessage(ApiError.unreachable(), own)).toBe(
    'We could not reach the server. Check your connection and try again.',
  );
});

test('returns nothing without an error', () => {
  expect(getErrorMessage(undefined)).toBeUndefined();
});
