import { stageName } from './describe-delivery.ts';
import { sentenceCase } from './sentence-case.ts';
import { supportName } from './support-packages.ts';

/** What a stored value is called; undefined: its usual name. `row`: where the word depends on more. */
type Words = (value: unknown, row: object) => string | undefined;

/** What a list as CSV calls its fields ('orderId', 'product.title') and values, as its screen does. */
export type CsvTexts = {
  /** Of the fields that the screen shows; the others are called by their names, made readable. */
  headings: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, Words>>;
};

const intervals: Record<string, string> = { month: 'Monthly', year: 'Annual' };

/** Of fields that mean the same in every list. */
const commonWords: Readonly<Record<string, Words>> = {
  supportPackage: (value) => supportName(String(value)),
  supportPackages: (value) => supportName(String(value)),
  billingInterval: (value) => intervals[String(value)],
  billingIntervals: (value) => intervals[String(value)],
  stage: (value) => stageName(value as Parameters<typeof stageName>[0]),
  currency: (value) => String(value).toUpperCase(),
};

/** Of fields that mean the same in every list. */
const commonHeadings: Readonly<Record<string, string>> = {
  'tax.name': 'Tax name',
  'tax.percentage': 'Tax rate (%)',
  'tax.inclusive': 'Tax included',
  'tax.reverseCharge': 'Reverse charge',
  'tax.amount': 'Tax',
};

/** 'customerId' → 'Customer ID', 'product.demoUrl' → 'Product demo URL'. */
export function csvHeading({ headings }: CsvTexts, field: string): string {
  return (
    headings[field] ??
    commonHeadings[field] ??
    sentenceCase(field.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' '))
      .replaceAll(/\bids?\b/gi, (id) => `ID${id.slice(2)}`)
      .replaceAll(/\b(url|pdf)\b/gi, (name) => name.toUpperCase())
  );
}

export function csvWords({ words }: CsvTexts, field: string): Words | undefined {
  return words?.[field] ?? commonWords[field.split('.').at(-1) ?? ''];
}
