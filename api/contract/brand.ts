/** The shop's working name and how to reach it, until admins change them in the settings. */
export const brand = {
  name: 'Sitewright',
  tagline: 'Ready-made websites, live in two days',
  description:
    'Ready-made websites as a monthly subscription: hosting, migration and support included, live in 24-48 hours.',
  supportEmail: 'support@sitewright.example',
} as const;
