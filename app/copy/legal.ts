import { brand } from '#contract/brand';
import { legalUpdated } from '#contract/terms';

/** The frame of the legal pages; their text stands in the pages themselves. */
export const legal = {
  updated: `Last updated ${legalUpdated}`,
  contents: 'Contents',
} as const;

export const termsMeta = {
  title: 'Terms of Service',
  description: `What a ${brand.name} subscription includes, what is charged and when, and how to cancel or ask for a refund.`,
} as const;

export const privacyMeta = {
  title: 'Privacy Policy',
  description: `What ${brand.name} knows about you, why, who processes it, how long it is kept, and how to see or delete it.`,
} as const;
