import * as v from 'valibot';
import { Handover } from '#contract/delivery';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';

/** One line of the form. Its `key` stays while others come and go. */
export type CredentialDraft = { key: string; label: string; value: string };

/** What is typed so far. It outlives the form: a slip on Escape loses nothing. */
export type DeliveryDraft = { credentials: readonly CredentialDraft[]; note: string };

export function newCredential(label = ''): CredentialDraft {
  return { key: crypto.randomUUID(), label, value: '' };
}

export function newDeliveryDraft(): DeliveryDraft {
  return { credentials: copy.defaultLabels.map((label) => newCredential(label)), note: '' };
}

/** The name of a field, which is the path of what is wrong with it. */
export function fieldName(place: number, part: 'label' | 'value'): string {
  return `credentials.${place}.${part}`;
}

/** Reads a draft instead of the form's flat fields. What is empty counts as missing. */
export function deliverySchema({ credentials, note }: DeliveryDraft) {
  const given = {
    note,
    credentials: credentials.map(({ label, value }) => ({
      label: label.trim() || undefined,
      // A password may begin or end with a space.
      value: value.trim() ? value : undefined,
    })),
  };
  return v.pipe(
    v.unknown(),
    v.transform((): unknown => given),
    Handover,
  );
}
