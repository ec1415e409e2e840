import { expect, test } from 'bun:test';
import { createLogger, type LogFormat, logFormatOf, redact } from './log.ts';

const now = () => new Date('2026-01-15T12:00:00Z');

function aLogger(format: LogFormat) {
  const written: { lines: string; isError: boolean }[] = [];
  const write = (lines: string, isError: boolean) => void written.push({ lines, isError });
  return { ...createLogger({ format, write, now }), written };
}

test('writes each line as JSON with time, level, message and fields', () => {
  const { log, say, written } = aLogger('json');
  log('Error: it failed\n  at here', { requestId: 'r-1' });
  say('Sitewright is running');
  expect(written.map(({ lines }) => JSON.parse(lines))).toEqual([
    {
      time: '2026-01-15T12:00:00.000Z',
      level: 'error',
      message: 'Error: it failed\n  at here',
      requestId: 'r-1',
    },
    { time: '2026-01-15T12:00:00.000Z', level: 'info', message: 'Sitewright is running' },
  ]);
});

test('writes text for people: no time, the request first, then the message and its fields', () => {
  const { log, say, writeRequest, written } = aLogger('text');
  log('Error: it failed\n  at here', { requestId: 'r-1', account: 3, detail: null });
  say('Sitewright is running');
  expect(written).toEqual([
    { lines: 'r-1 Error: it failed account=3\n  at here', isError: true },
    { lines: 'Sitewright is running', isError: false },
  ]);
  expect(writeRequest).toBeUndefined();
});

test('keeps the order of requests and other lines, and writes requests in batches', () => {
  const { log, flush, writeRequest, written } = aLogger('json');
  writeRequest?.('{"route":"/"}');
  log('broken');
  writeRequest?.('{"route":"/api/products"}');
  writeRequest?.('{"route":"/support"}');
  expect(written).toHaveLength(1);
  flush();
  expect(written.map(({ lines }) => lines.split('\n').length)).toEqual([2, 2]);
  expect(written[0]?.lines).toStartWith('{"route":"/"}\n');
});

test('is JSON in production, unless the environment says otherwise', () => {
  expect(logFormatOf({})).toBe('text');
  expect(logFormatOf({ NODE_ENV: 'production' })).toBe('json');
  expect(logFormatOf({ NODE_ENV: 'production', LOG_FORMAT: 'text' })).toBe('text');
  expect(logFormatOf({ LOG_FORMAT: 'json' })).toBe('json');
});

test.each([
  ['550 5.1.1 <ada.l+x@mail.example>: unknown user', '550 5.1.1 <…@…>: unknown user'],
  ['card 4242 4242 4242 4242 declined', 'card … declined'],
  ['card 4242424242424242 declined', 'card … declined'],
  ['phone +1 555 0100 123', 'phone …'],
  ['phone:5551234567, (555) 123-4567 or 555.123.4567', 'phone:…, … or …'],
  ['No such key: sk_test_51Abc', 'No such key: sk_…'],
  ['pi_3Abc_secret_9xYz is used', 'pi_3Abc_secret_… is used'],
  ['signature whsec_a1b2 0123456789abcdef0123456789abcdef', 'signature whsec_… …'],
  ['token Zm9vYmFyLTEyMzQ1Njc4OTAx.', 'token ….'],
  ['/api/guest/orders/abc.def answered 500', '/api/guest/orders/… answered 500'],
])('removes personal data of other programs: %s', (message, redacted) => {
  expect(redact(message)).toBe(redacted);
});

test.each([
  'mail 12 (order_paid) was not sent: ECONNREFUSED: connect 127.0.0.1:25',
  'payment cs_test_a1B2c3D4e5F6g7H8i9J0k1L2 doesn’t match any order',
  'job 0198c1b2-7e4f-7cc1-9d0a-0123456789ab failed at 2026-01-15T12:00:00.000Z',
  '  at find (/srv/shop/api/http/route-patterns.ts:1234:56)',
  'not ready: disk_space: Error: 12 MB of disk are free',
])('keeps what operators need: %s', (message) => {
  expect(redact(message)).toBe(message);
});
