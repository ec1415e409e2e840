import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { maxBodyBytes } from './body-size.ts';
import { endpoints } from './endpoints.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  options?: readonly (Schema | string)[];
  wrapped?: Schema;
  item?: Schema;
  value?: Schema;
};

/** Every field of the endpoints' queries and bodies that can be a text, by its place. */
const fields = new Map<string, Schema>();
for (const [name, endpoint] of Object.entries(endpoints)) {
  const parts = ['query' in endpoint && endpoint.query, 'body' in endpoint && endpoint.body];
  for (const part of parts)
    if (typeof part === 'object') find(part as Schema, name, part as Schema);
}

function find(schema: Schema, place: string, field: Schema): void {
  const { type, entries = {}, options = [], wrapped, item, value } = schema;
  if (type === 'string' || options.some((option) => isText(option))) {
    fields.set(place, field);
  }
  for (const [key, entry] of Object.entries(entries)) find(entry, `${place} ${key}`, entry);
  if (type === 'union' || type === 'variant') {
    for (const option of options) {
      if (typeof option === 'object' && !isText(option)) find(option, place, option);
    }
  }
  if (wrapped) find(wrapped, place, field);
  if (item) find(item, place, item);
  if (type === 'record' && value) find(value, place, value);
}

function isText(option: Schema | string): boolean {
  return typeof option === 'object' && option.type === 'string';
}

/** The places of the fields that accept a text and leave what the check finds in it. */
function placesOf(text: string, check: (output: unknown) => boolean, among = [...fields.keys()]) {
  return among.filter((place) => {
    const schema = fields.get(place);
    const read = schema && v.safeParse(schema, text);
    return read?.success && check(read.output);
  });
}

const accepting = (text: string) => placesOf(text, () => true);
/** Fields that accept this text, but no others. */
const only = (text: string) => accepting(text).filter((place) => !accepting('x1').includes(place));

/** Compared with what the shop itself gave out, or with a password as it was typed. */
const compared =
  / (code|state|next|again|token|password|currentPassword|newPassword|cursor|order|orderId|sectionId|field|from|ticket|paymentFlags|published|lastEventId|scopes)$/;
/** A file's name is made safe where its type is known; the other is filled in by robots only. */
const readElsewhere = /^upload\w+ name$|^sendSupportRequest website$/;
const kept = [...fields.keys()].filter(
  (place) => !compared.test(place) && !readElsewhere.test(place),
);

test('stores texts in NFC', () => {
  const decomposed = placesOf('Zoe\u0308 abcdefghijkl', (text) => /e\u0308/.test(`${text}`), kept);
  expect(decomposed).toEqual(['deliverOrder credentials value']);
});

test('reads texts of invisible characters as empty', () => {
  const isSeen = (text: unknown) => typeof text === 'string' && text !== '';
  expect(placesOf('\u200b\u3164\u2800\u00ad\u00a0'.repeat(4), isSeen, kept)).toEqual([]);
});

test('drops bidirectional overrides from single-line texts', () => {
  const lines = placesOf('a\nb', () => true, kept);
  const reordered = placesOf(
    'ab\u202ecd\u2066efghijklmn',
    (text) => /[\u202e\u2066]/.test(`${text}`),
    kept,
  );
  expect(reordered.filter((place) => !lines.includes(place))).toEqual([]);
  expect(placesOf('Ann\u202e', (text) => text === 'Ann')).toContain('register firstName');
});

test('refuses control characters in texts of one line', () => {
  for (const name of ['Ann\nLee', 'Ann\u0007Lee']) {
    expect(accepting(name)).not.toContain('register firstName');
  }
  expect(accepting('Ann Lee')).toContain('register firstName');
});

test('refuses usernames with characters that can’t be seen', () => {
  for (const name of ['ad\u202emin', 'ad\u200bmin', 'admin\u3164', 'a\u2066da']) {
    expect(accepting(name)).not.toContain('register username');
  }
});

const inexistentDays = ['0000-01-01', '2027-02-30', '2027-04-31', '2100-02-29', '9999-12-31'];

test('refuses days and instants that don’t exist', () => {
  const days = only('2026-01-31').filter((place) => place !== 'createDiscount code');
  const instants = only('2026-01-31T00:00:00Z').filter((place) => !/password$/i.test(place));
  expect(days).toEqual(expect.arrayContaining(['listOrders from', 'publishLegalDraft day']));
  expect(instants).toEqual(
    expect.arrayContaining(['createDiscount endsAt', 'changePlan pricedAt']),
  );
  const taken = inexistentDays.flatMap((day) => [
    ...placesOf(day, () => true, days),
    ...placesOf(`${day}T00:00:00Z`, () => true, instants),
  ]);
  expect(taken).toEqual([]);
});

/** Limited by their services, by the list that they are in, or by how long an address can be. */
const limitedElsewhere = / (answers|texts|website)$|^changeSettings value |^uploadScreenshot/;

test.each([' ', 'a', '-', '/', 'a.', 'a@', '<!--', '{#', '[a](', '1-', '## '])(
  'refuses a request full of %j in each field',
  (piece) => {
    const text = `x${piece.repeat(maxBodyBytes / piece.length)}!`;
    const taken = placesOf(text, () => true, kept);
    expect(taken.filter((place) => !limitedElsewhere.test(place))).toEqual([]);
  },
);
