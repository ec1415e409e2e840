/**
 * Every version of the legal texts, the newest first; each stays readable at an address of its own.
 * A new one is a day at the front here, a folder of that name in `app/legal`, and its two routes.
 */
export const legalVersions = ['2024-12-30'] as const;

/** The version of the legal texts in force; an order stores the one that its buyer accepted. */
export const termsVersion = legalVersions[0];

export const legalUpdated = 'December 30, 2024';

/** Numbers of the legal texts. Money in US cents, spans in the unit that the name says. */
export const terms = {
  annualPriceCents: 199_00,
  refundCents: 160_00,
  refundWindowDays: 7,
  refundProcessingDays: '5-7',
  changesWithinHours: 24,
  deliveryWithinHours: 48,
  averageDeliveryHours: 36,
  credentialsWithinHours: '24-48',
  cancellationNoticeDays: 30,
  cancellationProcessingHours: 24,
  priceChangeNoticeDays: 30,
  uptime: '99.9%',
  hostingHits: '1M hits/month',
  hostingStorage: '2GB',
  accountRetentionYears: 7,
  communicationRetentionYears: 3,
  minimumAge: 18,
  businessHours: 'Mon-Fri 9-5 EST',
} as const;

/** What the buyer confirms beside the button of the checkout. */
export const confirmation =
  'By continuing you confirm that you are 18 or over and accept the Terms of Service.';
