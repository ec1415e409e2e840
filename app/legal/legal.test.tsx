import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#contract/brand';
import { included } from '#contract/claims';
import { supportPackages, supportPackageValues } from '#contract/support-packages';
import { terms } from '#contract/terms';
import { exactMoney } from '../format/money.ts';
import { paths } from '../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { aLegalText } from './testing/a-legal-text.ts';
import { textOf } from './testing/text-of.ts';

const termsHtml = renderToStaticMarkup(<LegalPage legalText={aLegalText('terms')} />);
const privacyHtml = renderToStaticMarkup(<LegalPage legalText={aLegalText('privacy')} />);

test.each([
  ['the product', 'sells ready-made websites as a subscription'],
  ['the monthly plan', 'Monthly The price of the website for each month'],
  ['the annual plan', '$199 per year with auto-renewal, for each website that offers it'],
  ['the first charge', 'The first month or year is charged when you complete the checkout'],
  ['renewal', 'renews by itself at the end of every month or year'],
  ['the end of renewal', 'until it is cancelled'],
  ['Regular Support', 'Regular Support $50 a month'],
  ['Expansion Support', 'Expansion Support $599 a month'],
  ['No Support', 'No Support $0'],
  ['Migration Support', 'Migration Support $0'],
  ['support on an annual plan', 'once a year, at twelve times its price for a month'],
  ['delivery', 'Delivered within 48 hours'],
  ['the average delivery', 'on average it takes 36 hours'],
  ['credentials', 'You receive your access credentials within 24-48 hours'],
  ['changes', 'changes within 24 hours after delivery'],
  ['the refund', 'a partial refund of $160 within 7 days of delivery'],
  ['the refund of a lower payment', 'the smaller of the two'],
  ['the wait for a refund', 'in 5-7 business days'],
  ['hosting', '1M hits/month and 2GB'],
  ['uptime', 'an uptime of 99.9%'],
  ['notice', 'We ask for 30 days’ notice; with less, the subscription still ends with the period'],
  ['the wait for a cancellation', 'process a cancellation within 24 hours'],
  ['access after cancelling', 'access continues until the end of the billing period'],
  ['price changes', 'at least 30 days’ notice'],
  ['age', 'You must be 18 or over'],
  ['card payments', 'the checkout page that our card payment provider hosts'],
  ['card numbers', 'we never see it and never store it'],
  ['business hours', 'Mon-Fri 9-5 EST'],
  ['the contact', 'Write to us in the Support Center'],
  ['the way to cancel', 'in your dashboard: sign in, open My Subscriptions'],
  ['versions', 'every version stays readable'],
  ['the date', 'Last updated December 30, 2024'],
])('the terms state %s', (_, fact) => {
  expect(textOf(termsHtml)).toContain(fact);
});

test.each([
  ['name and email', 'Your name, your email address'],
  ['the phone number', 'your phone number if you give it'],
  ['what was bought', 'what you bought: the website, the plan, the support package'],
  ['card numbers', 'No card numbers'],
  ['sign-ins', 'the kind of browser and system'],
  ['files', 'your messages and files'],
  ['credentials', 'access credentials of your website, stored encrypted'],
  ['the remaining data', 'only the amounts and dates remain'],
  ['the reasons', 'to deliver, host and support the website that you bought'],
  ['the payment provider', 'Card payment provider Hosts the checkout page'],
  ['the hosting', 'Hosting Runs the servers that hold our data'],
  ['the session cookie', 'Session cookie Tells our server that it is you'],
  ['the login cookie', 'Login cookie Only if you sign in through a login provider'],
  ['the hint cookie', 'Hint cookie Tells our pages only that somebody may be signed in'],
  ['the checkout cookie', 'Checkout cookie Only if you buy: remembers for a day'],
  ['no tracking', 'We use no tracking'],
  ['how long accounts stay', /Accounts, [^.]* 7 years/],
  ['how long communications stay', /Communications, [^.]* 3 years/],
  ['the right of access', 'Access Ask what we hold about you'],
  ['the right of correction', 'Correction Have what is wrong put right'],
  ['the right of erasure', 'Erasure Have it deleted'],
  ['the right to a copy', 'Copy Get your data in a file'],
  ['age', 'people who are 18 or over'],
  ['security', 'Passwords are stored so that nobody can read them back'],
  ['its changes', 'When this policy changes'],
  ['the date', 'Last updated December 30, 2024'],
])('the privacy policy states %s', (_, fact) => {
  expect(textOf(privacyHtml)).toMatch(fact);
});

const pages = [
  { name: 'terms', html: termsHtml, other: paths.privacy },
  { name: 'privacy policy', html: privacyHtml, other: paths.terms },
];

test.each(pages)('links to the support email address in the $name', ({ html }) => {
  expect(html).toContain(`href="mailto:${brand.supportEmail}"`);
});

test.each(pages)('links from the $name to the other legal page', ({ html, other }) => {
  expect(html).toContain(`href="${other}"`);
});

test.each(pages)('links every entry in the contents of the $name to its section', ({ html }) => {
  const entries = matches(html, /href="#([^"]+)"/g);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries).toEqual(matches(html, /<section id="([^"]+)"/g));
  expect(new Set(entries).size).toBe(entries.length);
});

const {
  annualPriceCents,
  refundCents,
  refundWindowDays,
  refundProcessingDays,
  changesWithinHours,
  deliveryWithinHours,
  averageDeliveryHours,
  credentialsWithinHours,
  cancellationNoticeDays,
  cancellationProcessingHours,
  priceChangeNoticeDays,
  uptime,
  hostingHits,
  hostingStorage,
  accountRetentionYears,
  communicationRetentionYears,
  minimumAge,
  businessHours,
  ...others
} = terms;

/** The contract’s numbers as the terms word them. Changing one requires a new version. */
test.each([
  `${exactMoney(annualPriceCents)} per year`.replace('.00', ''),
  `refund of ${exactMoney(refundCents)} within ${refundWindowDays} days`.replace('.00', ''),
  `${refundProcessingDays} business days`,
  `changes within ${changesWithinHours} hours`,
  `within ${deliveryWithinHours} hours of your payment`,
  `takes ${averageDeliveryHours} hours`,
  `within ${credentialsWithinHours} hours`,
  `${cancellationNoticeDays} days’ notice`,
  `cancellation within ${cancellationProcessingHours} hours`,
  `at least ${priceChangeNoticeDays} days’ notice`,
  `uptime of ${uptime}`,
  `${hostingHits} and ${hostingStorage}`,
  `be ${minimumAge} or over`,
  `hours are ${businessHours}`,
  ...included,
])('states %j in the current terms', (fact) => {
  expect(textOf(termsHtml)).toContain(fact);
});

test('states the retention periods in the current policy', () => {
  const text = textOf(privacyHtml);
  expect(text).toContain(`payments ${accountRetentionYears} years`);
  expect(text).toContain(`tickets ${communicationRetentionYears} years`);
  expect(text).toContain(`hours are ${businessHours}`);
});

test('checks every number of the contract', () => {
  expect(others).toEqual({});
});

test.each(supportPackageValues)(
  'describes the support package %s in the current terms as it is sold',
  (value) => {
    const { name, monthlyCents, content } = supportPackages[value];
    const price = `${name} ${exactMoney(monthlyCents).replace('.00', '')}`;
    expect(textOf(termsHtml)).toContain(price);
    expect(textOf(termsHtml).toLowerCase()).toContain(content.join(', ').toLowerCase());
  },
);

test('links to the pages for support, privacy and cancellation', () => {
  for (const path of [paths.support, paths.dashboardSubscriptions, paths.privacy]) {
    expect(termsHtml).toContain(`href="${path}"`);
  }
  for (const path of [paths.support, paths.account, paths.terms]) {
    expect(privacyHtml).toContain(`href="${path}"`);
  }
});

function matches(html: string, pattern: RegExp): (string | undefined)[] {
  return [...html.matchAll(pattern)].map(([, id]) => id);
}
