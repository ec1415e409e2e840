import * as v from 'valibot';
import type { Brief } from '#contract/briefs';
import { Handover } from '#contract/delivery';
import { liveAddress } from '#contract/site-checks';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';

/** A row of the form. The `key` is stable when other rows are added or removed. */
export type CredentialDraft = { key: string; label: string; value: string };

/** The form's values. */
export type DeliveryDraft = {
  credentials: readonly CredentialDraft[];
  /** Absent: the order's, until it is edited. */
  liveUrl?: string;
  note: string;
};

export function newCredential(label = ''): CredentialDraft {
  return { key: crypto.randomUUID(), label, value: '' };
}

export function newDeliveryDraft(): DeliveryDraft {
  return { credentials: copy.defaultLabels.map((label) => newCredential(label)), note: '' };
}

/** What the field starts with. A demo page of this shop, such as of a seeded order, isn’t an address to enter. */
export function enteredAddress(liveUrl: string | null): string {
  return liveUrl !== null && v.is(liveAddress(), liveUrl) ? liveUrl : '';
}

/** Where the website will be live if the customer has a domain. */
export function addressInBrief(answers: Brief['answers'] | undefined): string {
  const { domain, domainName = '' } = answers ?? {};
  return domain === 'own' ? enteredAddress(`https://${domainName.trim().toLowerCase()}`) : '';
}

/** The name of a field, equal to the path of its validation errors. */
export function fieldName(index: number, part: 'label' | 'value'): string {
  return `credentials.${index}.${part}`;
}

/** Validates the draft instead of the form's flat fields. Empty values count as missing. */
export function deliverySchema({ credentials, liveUrl, note }: DeliveryDraft) {
  const values = {
    note,
    liveUrl,
    credentials: credentials.map(({ label, value }) => ({
      label: label.trim() || undefined,
      // A password may start or end with a space.
      value: value.trim() ? value : undefined,
    })),
  };
  return v.pipe(
    v.unknown(),
    v.transform((): unknown => values),
    Handover,
  );
}
