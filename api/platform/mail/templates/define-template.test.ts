import { describe, expect, test } from 'bun:test';
import { defaultSettings } from '#contract/default-settings';
import {
  type EmailTextName,
  type EmailTexts,
  emailTextLimits,
  findTextProblem,
} from '#contract/email-texts';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { type MailData, templates } from './all.ts';
import type { EditableTemplate } from './define-template.ts';
import type { MailShop } from './letter.ts';
import { emailSamples } from './samples.ts';
import { type Written, writeMail } from './write.ts';

const shop: MailShop = { baseUrl: 'https://shop.example', ...defaultSettings };
/** Short enough for a button. */
const evil = `<b onload=x>&"'`;
const escaped = '&lt;b onload=x&gt;&amp;&quot;&#39;';

/** Every sample of an email, with these texts. */
function writeAll<Kind extends MailKind>(kind: Kind, texts: EmailTexts): Written[] {
  const samples: MailData[Kind][] = Object.values(emailSamples[kind]);
  return samples.map((data) => writeMail(kind, data, { ...shop, emails: { [kind]: texts } }));
}

function sampleOf<Kind extends MailKind>(kind: Kind): MailData[Kind] {
  const [first]: MailData[Kind][] = Object.values(emailSamples[kind]);
  if (!first) throw new Error('There is no sample');
  return first;
}

function knownIn<Kind extends MailKind>(kind: Kind): string[] {
  const template: EditableTemplate<MailData[Kind]> = templates[kind];
  return Object.keys(template.variablesOf(sampleOf(kind), shop));
}

const texts = mailKinds.flatMap((kind) =>
  (Object.keys(templates[kind].texts) as EmailTextName[]).map((name) => ({ kind, name })),
);

describe.each(texts)('$name of $kind', ({ kind, name }) => {
  const required = templates[kind].requiredIn(name);
  const rules = { known: knownIn(kind), required };

  test('is valid as the source has it', () => {
    expect(findTextProblem(name, templates[kind].texts[name] ?? '', rules)).toBeNull();
  });

  test('is what the shop says instead, escaped and with its variables filled in', () => {
    const variables = required.map((variable) => `{${variable}}`).join(' ');
    const own = `${evil} {shopName} ${variables}`.trim();
    expect(findTextProblem(name, own, rules)).toBeNull();
    const written = writeAll(kind, { [name]: own });
    const html = written.map((each) => each.html).join();
    const plain = written.map((each) => each.subject + each.preview + each.text).join();
    expect(html.includes(`${escaped} Sitewright`)).toBe(true);
    expect(html.includes('<b onload')).toBe(false);
    expect(plain.includes(`${evil} Sitewright`)).toBe(true);
    expect(plain.includes('{')).toBe(false);
  });

  test.each([
    ['', /^Enter a text/],
    ['x'.repeat(emailTextLimits[name].maxLength + 1), /^Enter at most/],
    ['Hello {nobody}', /no variable \{nobody\}/],
    ['Hello {shopName', /single \{/],
    ['Hello \u202Eevil', /invisible/],
    ['Hello \0', /invisible/],
  ])('falls back to the source’s when %j is stored', (stored, problem) => {
    expect(findTextProblem(name, stored, rules)).toMatch(problem);
    expect(writeAll(kind, { [name]: stored })).toEqual(writeAll(kind, {}));
  });
});

test('needs the variables that readers rely on', () => {
  const required = templates['renewal-reminder'].requiredIn('intro');
  const rules = { known: knownIn('renewal-reminder'), required };
  expect(findTextProblem('intro', 'It renews on {renewalDate}.', rules)).toBe(
    'This text must contain {amount}.',
  );
  expect(writeAll('renewal-reminder', { intro: 'It renews soon.' })).toEqual(
    writeAll('renewal-reminder', {}),
  );
});

test.each(['subject', 'title', 'action', 'greeting'] as const)(
  'keeps the %s on one line',
  (name) => {
    const rules = { known: knownIn('receipt'), required: [] };
    const stored = 'Hi\r\nBcc: spy@evil.example';
    expect(findTextProblem(name, stored, rules)).toBe('Enter a single line.');
    expect(writeAll('receipt', { [name]: stored })).toEqual(writeAll('receipt', {}));
  },
);

test('does not read a customer’s name as a variable', () => {
  const data = { ...sampleOf('receipt'), customerName: '{orderId} {supportEmail}' };
  const { text } = writeMail('receipt', data, shop);
  expect(text).toContain('Hello {orderId} {supportEmail},');
});

test('writes a paragraph for each empty line', () => {
  const { text, html } = writeMail('subscription-ended', sampleOf('subscription-ended'), {
    ...shop,
    emails: { 'subscription-ended': { intro: 'It is\nover.\n\nCome back soon.' } },
  });
  expect(text).toContain('It is over.\n\nCome back soon.\n');
  expect(html).toMatch(/>It is over\.<\/p>\n<p [^>]+>Come back soon\.<\/p>/);
});

test('sends what the source says when nothing that is stored can be read', () => {
  const broken = { intro: 7, subject: null, gone: 'x' } as unknown as EmailTexts;
  expect(writeAll('receipt', broken)).toEqual(writeAll('receipt', {}));
});
