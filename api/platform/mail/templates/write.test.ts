import { describe, expect, test } from 'bun:test';
import { defaultSettings } from '#contract/default-settings';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { type MailData, templates } from './all.ts';
import type { Block } from './letter.ts';
import { emailSamples, sampleParts } from './samples.ts';
import { quoted } from './sanitize-text.ts';
import { writeMail } from './write.ts';

const shop = { baseUrl: 'https://shop.example', ...defaultSettings };
const samples = Object.fromEntries(
  mailKinds.map((kind) => [kind, Object.values(emailSamples[kind])[0]]),
) as MailData;
const { about, place } = sampleParts;

function letterOf<Kind extends MailKind>(kind: Kind) {
  return templates[kind](samples[kind], shop);
}

describe.each(mailKinds)('%s', (kind) => {
  const letter = letterOf(kind);
  const { subject, text, html } = writeMail(kind, samples[kind], shop);

  test('has the same words in both parts', () => {
    const words = letter.blocks.flatMap(wordsOf);
    expect(words.length).toBeGreaterThan(1);
    for (const word of [letter.title, ...words]) {
      expect(text).toContain(word);
      expect(html).toContain(Bun.escapeHTML(word).replaceAll('&#x27;', '&#39;'));
    }
  });

  test('loads nothing from other servers', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(|@import/);
  });

  test('has a one-line subject and a preview that does not repeat it', () => {
    expect(subject).toMatch(/^[^\n\r]{5,90}$/);
    expect(letter.preview).not.toBe(letter.title);
    expect(html).toContain(Bun.escapeHTML(letter.preview).replaceAll('&#x27;', '&#39;'));
  });
});

function wordsOf(block: Block): string[] {
  switch (block.is) {
    case 'facts':
      return block.rows.flat();
    case 'action':
    case 'link':
      return [block.label, block.url];
    case 'code':
      return [block.code];
    case 'quote':
      return block.lines;
    case 'picture':
      return [];
    default:
      return [block.text];
  }
}

test('names the product, the price and the next charge in a receipt', () => {
  const { text } = writeMail('receipt', samples.receipt, shop);
  for (const line of [
    'Order: ACC-2026-0001',
    'Website: Saltmarsh',
    'Plan: Annual',
    'Price: $199.00 a year',
    'Support: Regular Support, $600.00 a year',
    'Paid: $799.00 on February 1, 2026 (UTC)',
    'Next charge: $799.00 on February 1, 2027 (UTC)',
    'within 24-48 hours',
    'Delivery: Send your brief and we’ll deliver within 41 hours.',
    'https://shop.example/dashboard/subscriptions',
  ]) {
    expect(text).toContain(line);
  }
});

const forBrief = 'Send your brief and we’ll deliver within 41 hours.';
const forApproval = 'Approve your preview and we’ll deliver within 41 hours.';
const afterApproval =
  'We’ll deliver by February 2, 2026 at 5:30 PM (UTC). We waited 6 hours for your approval.';

test.each<[MailKind, string]>([
  ['receipt', forBrief],
  ['brief-reminder', forBrief],
  ['brief-questions', forBrief],
  ['preview-ready', forApproval],
  ['review-reminder', forApproval],
  ['review-sent', afterApproval],
  ['website-approved', afterApproval],
])('says in %s when the website is due, in the words of the screens', (kind, sentence) => {
  expect(writeMail(kind, samples[kind], shop).text).toContain(`Delivery: ${sentence}\n`);
});

test('links to the version of the terms that was accepted', () => {
  const { text } = writeMail('receipt', { ...samples.receipt, termsVersion: '2026-01-05' }, shop);
  expect(text).toContain('https://shop.example/terms-of-service/2026-01-05');
});

test('claims no payment in the receipt of an order that its discount covers', () => {
  const discount = { code: 'WELCOME', cents: 79900, endsAt: null, lasts: false };
  const free = { ...samples.receipt, discount, paidCents: 0 };
  const { text, preview } = writeMail('receipt', free, shop);
  expect(text).toContain('Charged: $0.00, covered by your discount\n');
  expect(text).toContain('covers the first year. After that, your subscription renews at $799.00');
  expect(text + preview).not.toMatch(/payment|Paid:/);
  const forever = { ...free, discount: { ...discount, lasts: true } };
  expect(writeMail('receipt', forever, shop).text).toContain('renews at $0.00 a year until');
});

test('shows the product and the logo of each theme from the shop alone', () => {
  const logo = { url: `/uploads/${'0'.repeat(32)}-1.webp`, width: 640, height: 160 };
  const receipt = { ...samples.receipt, productPicture: '/thumbnails/saltmarsh-960.webp' };
  const { html, text } = writeMail('receipt', receipt, {
    ...shop,
    brand: { ...shop.brand, logo, logoDark: { ...logo, url: logo.url.replace('0-1', '1-1') } },
  });
  const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    `https://shop.example${logo.url}`,
    `https://shop.example${logo.url.replace('0-1', '1-1')}`,
    'https://shop.example/thumbnails/saltmarsh-960.webp',
  ]);
  expect(html).toContain(`alt="${receipt.productTitle}"`);
  expect(text).not.toContain('.webp');
  expect(text).not.toMatch(/\n{3}/);
});

test('links to registration in a guest’s receipt', () => {
  const { text } = writeMail(
    'receipt',
    {
      ...samples.receipt,
      hasAccount: false,
      briefToken: 'AAAADAAAAAFreK',
      accountCode: '042042',
    },
    shop,
  );
  expect(text).toContain('https://shop.example/auth?new\n');
  expect(text).toMatch(
    /Your verification code for the account works for 10 minutes.*\n\n +042042\n/,
  );
  expect(text).not.toContain('/dashboard');
});

test('shows the name of an old support package instead of its stored value', () => {
  const old = { ...samples.receipt, supportPackage: 'yearly', supportCents: 0 };
  expect(writeMail('receipt', old, shop).text).toContain('Support: 1-Year Support\n');
});

test('leaves out a date that is not known yet', () => {
  const requested = writeMail('cancellation-requested', { ...about, endsAt: null }, shop);
  expect(requested.text).toContain('until the end of your paid period.');
  expect(writeMail('cancellation-kept', about, shop).text).not.toContain('Next charge');
});

describe('a secret', () => {
  test.each<[MailKind, string, number]>([
    ['email-code', '042042', 10],
    ['password-reset', 'token=abc', 30],
  ])(
    'is in the body of %s, with its expiry, and a code in the subject too',
    (kind, secret, minutes) => {
      const { subject, text, validMinutes } = writeMail(kind, samples[kind], shop);
      expect(text).toContain(secret);
      expect(subject.startsWith(secret)).toBe(kind === 'email-code');
      expect(letterOf(kind).preview).not.toContain(secret);
      expect(text).toContain(`${minutes} minutes`);
      expect(validMinutes).toBe(minutes);
    },
  );

  test('appears in no other mail', () => {
    const others = mailKinds.filter(
      (kind) => writeMail(kind, samples[kind], shop).validMinutes === null,
    );
    expect(mailKinds.filter((kind) => !others.includes(kind)).sort()).toEqual([
      'admin-invitation',
      'email-code',
      'password-reset',
      'ticket-answered',
      'ticket-opened',
    ]);
  });

  test('appears in a ticket mail only when a guest needs it to open the ticket', () => {
    const data = samples['ticket-opened'];
    const own = { ...data, place: { ...place, isGuest: false } };
    expect(writeMail('ticket-opened', data, shop).validMinutes).toBe(90 * 24 * 60);
    expect(writeMail('ticket-opened', own, shop).validMinutes).toBeNull();
  });
});

describe('a mail about a ready website', () => {
  const ready = samples['website-ready'];
  const write = (data: Partial<MailData['website-ready']>) =>
    writeMail('website-ready', { ...ready, ...data }, shop);

  test('links a customer to the sign-in page', () => {
    const { text } = write({});
    expect(text).toContain('https://shop.example/dashboard/subscriptions/ACC-2026-0001');
    expect(text).not.toContain('/auth');
  });

  test('links a guest to registration with the same email', () => {
    const { text } = write({ guestToken: 'AAAADAAAAAFreK' });
    expect(text).toContain('https://shop.example/auth?new\n');
    expect(text).toMatch(/account with this email address.*verify/s);
    expect(text).not.toContain('/dashboard');
  });

  test('quotes the note line by line, or omits it', () => {
    const note = 'First\r\n<b>second</b>\u202E';
    const { text, html } = write({ note });
    expect(text).toContain('> First\n> <b>second</b>\n');
    expect(html).toContain('First<br>\n&lt;b&gt;second&lt;/b&gt;</blockquote>');
    expect(write({ note: null }).html).not.toContain('<blockquote');
  });
});

test('masks the new email in the mail to the old one', () => {
  const { text, html } = writeMail('email-changed', samples['email-changed'], shop);
  expect(text).toContain('g…@example.org');
  expect(text + html).not.toContain('grace');
});

describe('text that a person typed', () => {
  test('is escaped everywhere in the HTML', () => {
    const evil = `"><img src=x onerror=alert(1)> & 'more'`;
    const data = { ...samples.receipt, customerName: evil, productTitle: evil };
    const { html } = writeMail('receipt', data, shop);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &#39;more&#39;');
  });

  test('stays on one line', () => {
    expect(quoted('Ada\r\nBcc: spy@evil.example\u2028\u2029\0end')).toBe(
      'Ada Bcc: spy@evil.example end',
    );
  });

  test('does not change the direction of the text around it', () => {
    expect(quoted('Ada\u202Egnp.exe\u2066')).toBe('Adagnp.exe');
    expect(quoted('مريم الحسن')).toBe('\u2068مريم الحسن\u2069');
    expect(quoted('נועה')).toBe('\u2068נועה\u2069');
  });

  test.each(['Ada Lovelace', 'Zoë Ångström', '李小龙', 'Ünal & Søn'])(
    'leaves %s unchanged',
    (name) => {
      expect(quoted(name)).toBe(name);
    },
  );
});

test('signs with the tagline as the shop wrote it', () => {
  const brand = { ...shop.brand, tagline: 'Websites for Bakers' };
  const { text } = writeMail('order-link', samples['order-link'], { ...shop, brand });
  expect(text).toContain(`${brand.name}: Websites for Bakers\n`);
});
