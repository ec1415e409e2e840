import { paths } from '../paths.ts';
import { type Metadata, shopName } from './metadata.ts';

/** Stands for the date of the version that is shown. */
export const updatedDay = '{updated}';

export const legalMetadata = {
  privacy: {
    title: 'Privacy Policy',
    description: `What ${shopName} knows about you, why, who processes it, how long we keep it, and how to see or delete it. Last updated ${updatedDay}.`,
    keywords: ['privacy policy', 'personal data'],
    path: paths.privacy,
  },
  terms: {
    title: 'Terms of Service',
    description: `What a ${shopName} subscription includes, what you’re charged and when, and how to cancel or request a refund. Last updated ${updatedDay}.`,
    keywords: ['terms of service', 'cancellation', 'refund'],
    path: paths.terms,
  },
  /** Permanent address of a version; search engines index the current one. */
  termsVersion: {
    title: 'Terms of Service (archived version)',
    description: 'A version of the Terms of Service that applies to orders placed under it.',
    noindex: true,
  },
  privacyVersion: {
    title: 'Privacy Policy (archived version)',
    description: 'A version of the Privacy Policy, kept for reference.',
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
