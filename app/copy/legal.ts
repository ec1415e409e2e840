import type { LegalDocument } from '#contract/legal-texts';

/** Texts around the legal documents. The documents themselves are in api/contract/legal. */
export const legal = {
  updated: (day: string) => `Last updated ${day}`,
  contents: 'Contents',
  otherVersions: 'Other versions',
  loading: 'Loading...',
  failed: 'Couldn’t load this text',
} as const;

type Texts = { title: string; replaced: { title: string; body: string; read: string } };

export const legalDocuments: Record<LegalDocument, Texts> = {
  terms: {
    title: 'Terms of Service',
    replaced: {
      title: 'These terms have been replaced',
      body: 'They still apply to orders placed under them.',
      read: 'Read the current terms',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    replaced: {
      title: 'This policy has been replaced',
      body: 'We keep it for reference.',
      read: 'Read the current policy',
    },
  },
};
