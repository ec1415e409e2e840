import * as v from 'valibot';
import { type BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import { countryName } from '#contract/countries';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { fillFields } from '../versions/merge-changes.ts';
import { useMerge } from '../versions/use-merge.ts';
import { type BillingFields, billingFields } from './billing-details-draft.ts';

type Options = {
  initial: BillingDetails;
  form: () => HTMLFormElement | null;
  readNewest: () => Promise<BillingDetails | null>;
  send: (change: BillingDetailsChange) => Promise<BillingDetails>;
  /** Who made a change that no admin is named for. */
  someone: string;
};

/** Tracks which version of billing details a form edits, and merges what others save meanwhile. */
export function useBillingMerge({ initial, form, readNewest, send, someone }: Options) {
  const toChange = (fields: BillingFields, { version }: BillingDetails) => ({ ...fields, version });
  const merge = useMerge<BillingDetails, BillingFields>({
    initial,
    fieldsOf: (details) => pick(details),
    readNewest,
    isValid: (fields) => v.is(BillingDetailsChange, { ...fields, version: 0 }),
    adopt: (theirs, names) => fillFields(form(), theirs, names),
    words: {
      labelOf: (name) => copy[name],
      textOf: (name, fields) =>
        (name === 'country' && fields.country ? countryName(fields.country) : fields[name]) ?? '',
    },
    someone,
  });
  return {
    ...merge,
    save: (mine: BillingFields) =>
      merge.save(mine, (fields, seen) =>
        send(v.parse(BillingDetailsChange, toChange(fields, seen))),
      ),
  };
}

function pick(details: BillingDetails): BillingFields {
  return Object.fromEntries(billingFields.map((name) => [name, details[name]])) as BillingFields;
}
