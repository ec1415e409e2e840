import { paths } from '../paths.ts';

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
      'Choose a finished website, try its live demo and have it running in 24-48 hours. Hosting, migration and support included, from one monthly price.',
    keywords: ['buy a website', 'website in 48 hours', 'small business website'],
    path: paths.home,
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
