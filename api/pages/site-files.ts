import { catalogPath, minFilterable } from '#contract/catalog-page';
import { productPath } from '#contract/product-path';
import type { BrandSettings } from '#contract/settings/brand';
import { iconBackground } from './brand-icon.ts';

/** Site-wide files for crawlers and phones. */
export function robots(baseUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

const fixedPages = ['/', '/checkout', '/support', '/privacy-policy', '/terms-of-service'];

type Listed = { id: number; title: string };

export function sitemap(baseUrl: string, products: readonly Listed[]): string {
  const pages = [
    ...fixedPages,
    ...(products.length >= minFilterable ? [catalogPath] : []),
    ...products.map(productPath),
    ...products.map(({ id }) => `/checkout/product/${id}`),
  ];
  const entries = pages.map((path) => `  <url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The icons by path, and their width and height in pixels. */
export const iconSizes = {
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/apple-touch-icon.png': 180,
} as const;

export const webManifest = ({ name, description }: BrandSettings) => ({
  name,
  short_name: name,
  description,
  start_url: '/',
  display: 'browser',
  background_color: iconBackground,
  theme_color: iconBackground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
