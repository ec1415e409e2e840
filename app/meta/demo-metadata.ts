import type { Metadata } from './metadata.ts';

/** The product's page is indexed instead. */
export const demoMetadata = {
  title: 'Live demo',
  description: 'Try this website on a phone, a tablet and a desktop before you buy it.',
  noindex: true,
} as const satisfies Metadata;
