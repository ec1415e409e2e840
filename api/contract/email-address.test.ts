import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { findAnswerError } from './brief-answers.ts';
import type { BriefField } from './brief-fields.ts';
import { CreateCheckout } from './checkout.ts';
import { EmailChange } from './customers.ts';
import { toAsciiAddress } from './email-address.ts';
import { OrderEmailChange } from './orders.ts';
import { NewInvitation } from './people.ts';
import { NewProject } from './projects.ts';
import { Credentials, PasswordForgot, Registration } from './session.ts';
import { SenderSettings } from './settings/sender.ts';
import { SupportRequest } from './support.ts';
import { NewTicket } from './tickets.ts';

/** What is typed, and how it is stored. */
const deliverable = [
  ['ada@example.com', 'ada@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['a&b@example.com', 'a&b@example.com'],
  ['a.b+tag=x@sub.example.co.uk', 'a.b+tag=x@sub.example.co.uk'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['anna@bücher.de', 'anna@xn--bcher-kva.de'],
  ['anna@bu\u0308cher.de', 'anna@xn--bcher-kva.de'],
  ['anna@xn--bcher-kva.de', 'anna@xn--bcher-kva.de'],
  ['info@shop.xn--p1ai', 'info@shop.xn--p1ai'],
  ['info@shop.рф', 'info@shop.xn--p1ai'],
  ['ada@my--shop.de', 'ada@my--shop.de'],
  ['ada@straße.de', 'ada@xn--strae-oqa.de'],
  ['jörg@bücher.de', 'jörg@xn--bcher-kva.de'],
  ['jo\u0308rg@example.com', 'jörg@example.com'],
  ['用户@例え。テスト', '用户@xn--r8jz45g.xn--zckzah'],
] as const;

const undeliverable = [
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@localhost',
  'ada@example',
  'ada@@example.com',
  'ada@example..com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@-example.com',
  'ada@example-.com',
  'ada@exa_mple.com',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@example.123',
  'ada@xn--a.de',
  'ada@example.com:25',
  'ada@example.com/x',
  'ada@user@example.com',
  'ada@exam%70le.com',
  'ada@exam ple.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'ada lovelace@example.com',
  '"ada"@example.com',
  '"ada lovelace"@example.com',
  'ada,grace@example.com',
  'ada;grace@example.com',
  'ada@example.com, grace@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: grace@example.com',
  'ada\u0000@example.com',
  'a\u200bda@example.com',
  'ada\u3164@example.com',
  'ada\u202e@example.com',
  'ada@exam\u200bple.com',
  'ada@exam\u202eple.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `ada@${'a.'.repeat(126)}com`,
  `ada@${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}.de`,
];

test.each(deliverable)('reads %j as %j', (typed, stored) => {
  expect(toAsciiAddress(typed)).toBe(stored);
  expect(toAsciiAddress(stored)).toBe(stored);
});

test.each(undeliverable)('refuses %j', (typed) => {
  expect(toAsciiAddress(typed)).toBeNull();
});

test('is read in linear time', () => {
  const worst = ['a.', 'a-', '-', '.', 'ü.', '@'].flatMap((part) => [
    `${part.repeat(60_000)}@`,
    `ada@${part.repeat(60_000)}`,
  ]);
  expect(worst.map(toAsciiAddress)).toEqual(worst.map(() => null));
});

const password = 'correct horse battery';
const name = { firstName: 'Ada', lastName: 'Lovelace' };

/** Every schema that reads an address, how to fill it in, and the sentence that refuses one. */
const readers: Record<string, [schema: v.GenericSchema, fill: (email: string) => object, string]> =
  {
    checkout: [
      CreateCheckout,
      (customerEmail) => ({ productId: 1, customerName: 'Ada', customerEmail }),
      'Invalid email address',
    ],
    registration: [Registration, (email) => ({ email, password, ...name }), 'Invalid email'],
    'forgotten password': [PasswordForgot, (email) => ({ email }), 'Invalid email'],
    'changed email': [
      EmailChange,
      (email) => ({ email, currentPassword: password }),
      'Invalid email',
    ],
    'corrected order': [
      OrderEmailChange,
      (customerEmail) => ({ customerEmail, shownEmail: 'ada@example.com' }),
      'Invalid email address',
    ],
    invitation: [NewInvitation, (email) => ({ email, role: 'support' }), 'Invalid email'],
    'support form': [
      SupportRequest,
      (email) => ({
        email,
        customerType: 'new',
        inquiryType: 'General Information',
        subject: 'Opening hours',
        message: 'On Sunday too?',
      }),
      'Invalid email',
    ],
    ticket: [
      NewTicket,
      (email) => ({ email, subject: 'Opening hours', message: 'On Sunday too?' }),
      'Invalid email',
    ],
    project: [
      NewProject,
      (email) => ({ email, businessName: 'Bakery', contactPerson: 'Ada' }),
      'Invalid email',
    ],
    'support address': [
      SenderSettings,
      (supportEmail) => ({ name: '', replyTo: '', supportEmail }),
      'Enter an email address, such as support@example.com.',
    ],
    'reply address': [
      SenderSettings,
      (replyTo) => ({ name: '', replyTo, supportEmail: 'a@example.com' }),
      'Enter an email address, such as support@example.com.',
    ],
  };

describe.each(Object.entries(readers))('the address of a %s', (_name, [schema, fill, refusal]) => {
  test.each(deliverable)('is taken: %j', (typed, stored) => {
    const { output, issues } = v.safeParse(schema, fill(typed));
    expect(issues).toBeUndefined();
    expect(Object.values(output as object)).toContain(stored);
  });

  test.each(['ada@', '"ada"@example.com', 'ada@example.com\nBcc: grace@example.com'])(
    'is refused: %j',
    (typed) => {
      const { success, issues } = v.safeParse(schema, fill(typed));
      expect(success).toBe(false);
      expect([refusal, 'Invalid input']).toContain(issues?.[0].message as string);
    },
  );
});

test('an account is signed in to with either form of its address', () => {
  const read = (username: string) => v.parse(Credentials, { username, password }).username;
  expect(read('Anna@Bücher.de')).toBe('anna@xn--bcher-kva.de');
  expect(read('anna@xn--bcher-kva.de')).toBe('anna@xn--bcher-kva.de');
  expect(read('Anna')).toBe('anna');
});

test('a brief takes the same addresses', () => {
  const field: BriefField = {
    key: 'email',
    kind: 'email',
    step: 'business',
    max: 254,
    counts: true,
  };
  const errorOf = (text: string) => findAnswerError(field, text);
  expect(deliverable.map(([typed]) => errorOf(typed))).toEqual(deliverable.map(() => null));
  expect(errorOf('"ada"@example.com')).toBe('Enter an email address such as name@example.com.');
});
