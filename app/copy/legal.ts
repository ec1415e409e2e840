/** Texts around the legal documents. The documents themselves are in app/legal. */
export const legal = {
  updated: (day: string) => `Last updated ${day}`,
  contents: 'Contents',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  replacedTerms: {
    title: 'These terms have been replaced',
    body: 'They still apply to orders placed under them.',
    read: 'Read the current terms',
  },
  replacedPrivacy: {
    title: 'This policy has been replaced',
    body: 'We keep it for reference.',
    read: 'Read the current policy',
  },
} as const;
