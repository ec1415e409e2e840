/** The frame of the legal pages; their text stands in the pages themselves. */
export const legal = {
  updated: (day: string) => `Last updated ${day}`,
  contents: 'Contents',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  replacedTerms: {
    title: 'These terms have been replaced',
    body: 'They still hold for the orders that were placed under them.',
    read: 'Read the terms in force',
  },
  replacedPrivacy: {
    title: 'This policy has been replaced',
    body: 'It is kept so that you can read what held before.',
    read: 'Read the policy in force',
  },
} as const;
