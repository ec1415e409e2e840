import { describeHours, hoursBeforeNoun } from '#contract/promised-time';
import type { ShopSettings } from '#contract/shop-settings';
import { paths } from '../paths.ts';

/** Stands for the shop's name in a description: admins can change it. */
export const shopName = '{shop}';

/** Fills in what admins can change: `{shop}`, and the times of the delivery promise. */
export function fillMetadata(
  text: string,
  { brand, delivery }: Pick<ShopSettings, 'brand' | 'delivery'>,
): string {
  return text
    .replaceAll(shopName, () => brand.name)
    .replaceAll('{credentials}', describeHours(delivery.credentialsHours))
    .replaceAll('{within}', describeHours(delivery.withinHours))
    .replaceAll('{guarantee}', hoursBeforeNoun(delivery.withinHours));
}

/** Metadata for search engines and social cards. Without `path` a page has no canonical URL. */
export type Metadata = {
  title: string;
  description: string;
  keywords?: readonly string[];
  path?: string;
  /** 'noindex,nofollow' instead of 'index,follow'. */
  noindex?: boolean;
};

/** Metadata of the home page and of what every page can become. */
export const metadata = {
  home: {
    title: 'Ready-made websites, live in two days',
    description:
      'Choose a finished website, try its live demo and have it running in {credentials}. Hosting, migration and support included, from one monthly price.',
    keywords: ['buy a website', 'website in {within}', 'small business website'],
    path: paths.home,
  },
  /** The name of a category precedes this title. */
  catalog: {
    title: 'Website catalog',
    description:
      'Compare ready-made websites by category and price. Each one has a live demo and is running in {credentials}.',
    keywords: ['website templates', 'website catalog'],
    path: paths.catalog,
  },
  /** The title of a product precedes this one. */
  product: {
    title: 'Ready-made website',
    description: 'Try the live demo, see what’s included and have it running in {credentials}.',
    keywords: ['website template', 'live demo'],
  },
  notFound: {
    title: '404 Page Not Found',
    description: 'There’s no page at this address. Try the catalog instead.',
    noindex: true,
  },
  broken: {
    title: 'Something went wrong on our side',
    description: 'We’ve logged the problem. Try again, or go back to the catalog.',
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;
