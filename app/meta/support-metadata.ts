import { paths } from '../paths.ts';
import { type Metadata, shopName } from './metadata.ts';

export const supportMetadata = {
  support: {
    title: 'Support Center',
    description: `Ask ${shopName} about your website or before you order: contact support or sales, see our response times and read frequently asked questions.`,
    keywords: ['website support', 'contact', 'frequently asked questions'],
    path: paths.support,
  },
  guestTicket: {
    title: 'Your support ticket',
    description: 'Your messages and our replies.',
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
