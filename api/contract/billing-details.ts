import * as v from 'valibot';
import { countries } from './countries.ts';
import { instantText, lengths, optionalLine } from './fields.ts';
import { findVatProblem, normalizeVatNumber } from './vat-numbers.ts';

/** The parts of an address are no longer than the payment provider accepts on invoices. */
const addressLine = optionalLine(lengths.name);

const fields = {
  /** The name on invoices: a company or a person. */
  name: optionalLine(lengths.name),
  line1: addressLine,
  line2: addressLine,
  city: optionalLine(100),
  state: optionalLine(100),
  postalCode: optionalLine(20),
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
