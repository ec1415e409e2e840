import * as v from 'valibot';
import { type Country, countries, countryName } from './countries.ts';
import { instantText, lengths, optionalLine } from './fields.ts';

/**
 * How a country writes VAT numbers: what they can begin with, and their length with it. The checksums of
 * `stdnum` would cost browsers 49 kB, and refuse numbers that businesses have, such as XI980780684.
 */
type VatFormat = { starts: readonly string[]; min: number; max: number; example: string };

const format = (example: string, min = example.length, max = min): VatFormat => ({
  starts: [example.slice(0, 2)],
  min,
  max,
  example,
});

const formats: Partial<Record<Country, VatFormat>> = {
  AT: format('ATU12345678'),
  BE: format('BE0123456789'),
  BG: format('BG123456789', 11, 12),
  CH: format('CHE123456789', 12, 16),
  CY: format('CY12345678X'),
  CZ: format('CZ12345678', 10, 12),
  DE: format('DE123456789'),
  DK: format('DK12345678'),
  EE: format('EE123456789'),
  ES: format('ESX12345678'),
  FI: format('FI12345678'),
  FR: format('FR12345678901'),
  // Businesses in Northern Ireland that trade with the EU have numbers that begin with XI.
  GB: { ...format('GB123456789', 7, 14), starts: ['GB', 'XI'] },
  GR: format('EL123456789'),
  HR: format('HR12345678901'),
  HU: format('HU12345678'),
  IE: format('IE1234567X', 10, 11),
  IT: format('IT12345678901'),
  LT: format('LT123456789', 11, 14),
  LU: format('LU12345678'),
  LV: format('LV12345678901'),
  MT: format('MT12345678'),
  NL: format('NL123456789B01'),
  NO: format('NO123456789', 11, 14),
  PL: format('PL1234567890'),
  PT: format('PT123456789'),
  RO: format('RO1234567890', 4, 12),
  SE: format('SE123456789001'),
  SI: format('SI12345678'),
  SK: format('SK1234567890'),
};

/** Where we know no format. */
const anyLength = { min: 4, max: 20 };

/** The parts of an address are no longer than the payment provider accepts on invoices. */
const addressLine = optionalLine(lengths.name);

const fields = {
  /** The name on invoices: a company or a person. */
  name: optionalLine(lengths.name),
  line1: addressLine,
  line2: addressLine,
  city: optionalLine(100),
  state: optionalLine(100),
  postalCode: optionalLine(lengths.postalCode),
  country: v.pipe(
    v.nullish(v.union([v.literal(''), v.picklist(countries)]), null),
    v.transform((country) => country || null),
  ),
  vatNumber: v.pipe(
    optionalLine(40),
    v.transform((text) => (text && normalizeVatNumber(text)) || null),
  ),
};

/**
 * What a customer's invoices carry. Every field is optional. `version`: of the details that were edited,
 * 0 if there were none; older than the stored ones is a `conflict`.
 */
export const BillingDetailsChange = v.pipe(
  v.object({ ...fields, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { vatNumber, country } = dataset.value;
    const message = vatNumber && findVatProblem(vatNumber, country);
    if (!message) return;
    const { value } = dataset;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: value, key: 'vatNumber', value: vatNumber }],
    });
  }),
);
export type BillingDetailsChange = v.InferOutput<typeof BillingDetailsChange>;
export type BillingDetailsInput = v.InferInput<typeof BillingDetailsChange>;

const shown = v.nullable(v.string());

/** `version` 0: nothing was entered yet. */
export const BillingDetails = v.object({
  name: shown,
  line1: shown,
  line2: shown,
  city: shown,
  state: shown,
  postalCode: shown,
  country: shown,
  vatNumber: shown,
  version: v.number(),
  /** The admin who made the last change; null: the customer, or no change yet. */
  changedBy: shown,
  changedAt: v.nullable(instantText),
});
export type BillingDetails = v.InferOutput<typeof BillingDetails>;

/** As it is stored: 'de 123 456 789' → 'DE123456789'. */
export function normalizeVatNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether we know how a country writes VAT numbers. */
export function hasVatFormat(country: string): boolean {
  return Object.hasOwn(formats, country);
}

/**
 * What is wrong with a normalized VAT number, or null. Only its characters and length are checked: no
 * one is asked whether it exists.
 */
export function findVatProblem(vatNumber: string, country: string | null): string | null {
  if (!country) return 'Choose a country for the VAT number';
  const known = Object.hasOwn(formats, country) ? formats[country as Country] : undefined;
  const { min, max } = known ?? anyLength;
  const isRight =
    /^[A-Z0-9]+$/.test(vatNumber) &&
    vatNumber.length >= min &&
    vatNumber.length <= max &&
    (!known || known.starts.some((start) => vatNumber.startsWith(start)));
  if (isRight) return null;
  return known
    ? `VAT numbers in ${countryName(country)} look like ${known.example}`
    : `Enter ${min} to ${max} letters and digits`;
}
