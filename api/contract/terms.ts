/**
 * The versions of the legal texts that the shop comes with, the newest first; each keeps its own
 * address. Admins publish others. To add one here, put its date first, and its two texts into
 * `legal/source-versions.ts`.
 */
export const legalVersions = ['2024-12-30'] as const;

/** The newest of them, which is in force until an admin publishes another. */
export const termsVersion = legalVersions[0];

/** Numbers of the legal texts; units are in the names, money in US cents (see `termsAmount`). */
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

/** The confirmation beside the checkout button. */
export const confirmation =
  'By continuing you confirm that you are 18 or over and accept the Terms of Service.';
