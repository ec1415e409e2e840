import { describe, expect, test } from 'bun:test';
import type { RouteObject } from 'react-router';
import { brand } from '#contract/brand';
import { minFilterable } from '#contract/catalog-page';
import { defaultSettings } from '#contract/default-settings';
import type { Product } from '#contract/products';
import { aProduct } from '../../stories/fixtures/products.ts';
import { pagesOf } from '../admin/section.ts';
import { frequentQuestions } from '../copy/support-questions.ts';
import { render } from '../entry-server.tsx';
import { aLegalText } from '../legal/testing/a-legal-text.ts';
import { routes } from '../routes/all-routes.ts';
import { sections } from '../sections.ts';
import { accountMetadata } from './account-metadata.ts';
import { authMetadata } from './auth-metadata.ts';
import { checkoutMetadata } from './checkout-metadata.ts';
import { legalMetadata, updatedDay } from './legal-metadata.ts';
import { fillMetadata, metadata as siteMetadata } from './metadata.ts';
import { supportMetadata } from './support-metadata.ts';

const metadata = {
  ...siteMetadata,
  ...checkoutMetadata,
  ...supportMetadata,
  ...legalMetadata,
  ...authMetadata,
  ...accountMetadata,
};

const adminPages = sections
  .flatMap(pagesOf)
  .flatMap(({ path, description, frame }) =>
    frame && typeof path === 'string' && !path.includes(':')
      ? { path, title: frame.copy.title, description }
      : [],
  );

const questions = frequentQuestions(defaultSettings.delivery);
const origin = 'https://shop.example';
const product = aProduct({
  id: 7,
  description: 'An oyster bar by the sea.',
  thumbnail: '/thumbnails/saltmarsh-960.webp',
  monthlyPrice: '49.00',
});

/** Large enough for filters, with which the catalog has a page of its own. */
const largeCatalog = Array.from({ length: minFilterable }, (_, index) => ({
  ...product,
  id: product.id + index,
}));

function answerTo(call: string, catalog: readonly Product[]): unknown {
  if (call === '/api/products') return catalog;
  const [document] = call.match(/^\/api\/legal\/\w+/) ?? [];
  return document ? aLegalText(document.endsWith('terms') ? 'terms' : 'privacy') : product;
}

/** The only pages that search engines may index. */
const found = [
  '/',
  '/support',
  '/checkout',
  '/products',
  '/products/7-saltmarsh',
  '/checkout/product/7',
  '/checkout/success',
  '/privacy-policy',
  '/terms-of-service',
];

/** Renders a page on the server and reads the metadata in its head. */
async function pageAt(path: string, catalog: readonly Product[] = largeCatalog) {
  const { html } = await render({
    url: new URL(path, origin),
    readApi: async (call) => Response.json(answerTo(call, catalog)),
    assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
  });
  // The parser would load frames.
  const head = new DOMParser().parseFromString(html.replaceAll('<iframe', '<span'), 'text/html');
  const all = (selector: string) => [...head.querySelectorAll(selector)];
  return {
    titles: all('title').map(({ textContent }) => textContent),
    named: (name: string) =>
      all(`meta[name="${name}"], meta[property="${name}"]`).map((tag) =>
        tag.getAttribute('content'),
      ),
    canonical: all('link[rel="canonical"]').map((tag) => tag.getAttribute('href')),
    structured: all('script[type="application/ld+json"]').map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    ),
  };
}

const examples: Record<string, string> = {
  product: '7-saltmarsh',
  productId: '7',
  projectId: 'ACC-2024-0001',
};

/** An example path for each route. */
const addresses = [...new Set(routes.flatMap(leavesOf))].map((pattern) =>
  pattern.replace('*', 'nothing-here').replaceAll(/:(\w+)/g, (_, name) => examples[name] ?? 'x1'),
);

function leavesOf({ path, children }: RouteObject): string[] {
  return children ? children.flatMap(leavesOf) : path ? [path] : [];
}

describe.each(addresses)('%s', (path) => {
  test('has one title and one description for users, search engines and social cards', async () => {
    const { titles, named } = await pageAt(path);
    const [title = ''] = titles;
    const [description = ''] = named('description');
    expect(titles).toHaveLength(1);
    expect(title).toEndWith(` · ${brand.name}`);
    expect(description).toMatch(/\w{3}/);
    expect(named('keywords')).toEqual([expect.stringMatching(/\w{3}/)]);
    expect([named('og:title'), named('twitter:title')]).toEqual([[title], [title]]);
    expect([named('og:description'), named('twitter:description')]).toEqual([
      [description],
      [description],
    ]);
    expect(named('og:image')).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/.+/)]);
  });

  test(`is ${found.includes(path) ? '' : 'not '}indexed`, async () => {
    const { named, canonical } = await pageAt(path);
    expect(named('robots')).toEqual([found.includes(path) ? 'index,follow' : 'noindex,nofollow']);
    if (found.includes(path)) expect(canonical).toEqual([origin + path]);
  });
});

test('has a route for every indexed page', () => {
  expect(addresses).toEqual(expect.arrayContaining(found));
});

test('keeps a small catalog’s page, which repeats the home page, out of search engines', async () => {
  for (const path of ['/products', '/products?category=Health']) {
    const { named } = await pageAt(path, largeCatalog.slice(1));
    expect(named('robots')).toEqual(['noindex,nofollow']);
    expect((await pageAt(path)).named('robots')).toEqual(['index,follow']);
  }
});

test('takes title and description from the metadata table', async () => {
  const entries: Record<string, { path?: string; title: string; description: string }> = metadata;
  for (const { path, title, description } of [...Object.values(entries), ...adminPages]) {
    if (path === undefined) continue;
    const page = await pageAt(path);
    expect(page.titles).toEqual([`${title} · ${brand.name}`]);
    if (!path.endsWith('success'))
      expect(page.named('description')).toEqual([
        fillMetadata(description, defaultSettings).replace(updatedDay, 'December 30, 2024'),
      ]);
    expect(page.canonical).toEqual([origin + path]);
  }
});

test('gives indexed pages different titles and descriptions', () => {
  const { home, support, checkout, success, privacy, terms } = metadata;
  const told = [home, support, checkout, success, privacy, terms].flatMap(
    ({ title, description }): string[] => [title, description],
  );
  expect(new Set(told).size).toBe(told.length);
});

test('omits the canonical URL on private pages', async () => {
  for (const path of ['/checkout/success?session_id=cs_test_1', '/checkout/ACC-2024-0001']) {
    const { canonical, named } = await pageAt(path);
    expect([canonical, named('robots')]).toEqual([[], ['noindex,nofollow']]);
  }
});

test('describes the organization, price and rating on the home page', async () => {
  const { structured } = await pageAt('/');
  expect(structured[0]).toMatchObject({
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    url: origin,
    aggregateRating: { ratingValue: '4.9', reviewCount: 500 },
    makesOffer: {
      priceSpecification: { price: '199', priceCurrency: 'USD', unitText: 'year' },
    },
  });
});

test('describes the FAQ on the Support Center page', async () => {
  const { structured } = await pageAt('/support');
  expect(structured).toHaveLength(1);
  expect(structured[0]['@type']).toBe('FAQPage');
  expect(structured[0].mainEntity).toHaveLength(questions.length);
  expect(structured[0].mainEntity[0]).toMatchObject({
    name: questions[0]?.question,
    acceptedAnswer: { text: questions[0]?.answer },
  });
});

test('mentions order, payment and guarantee in the checkout metadata', async () => {
  const { named, titles } = await pageAt('/checkout');
  expect([titles[0], named('description')[0]].join(' ')).toMatch(
    /Complete your website order.*Secure payment.*48-hour delivery guarantee/,
  );
});

test.each(['/products/7', '/products/7-former-title'])(
  'names the address with the title as the canonical one of %s',
  async (path) => {
    expect((await pageAt(path)).canonical).toEqual([`${origin}/products/7-saltmarsh`]);
  },
);

test('describes the product and both of its prices on its page', async () => {
  const { titles, named, structured } = await pageAt('/products/7-saltmarsh');
  expect(titles[0]).toStartWith('Saltmarsh: ');
  expect(named('description')).toEqual([product.description]);
  expect(named('og:image')).toEqual([`${origin}/thumbnails/saltmarsh-960.webp`]);
  expect(structured[0]).toMatchObject({
    '@type': 'Product',
    name: 'Saltmarsh',
    url: `${origin}/products/7-saltmarsh`,
    offers: [
      { price: '49.00', priceSpecification: { unitText: 'month' } },
      { price: '199.00', priceSpecification: { unitText: 'year' } },
    ],
  });
});

test('describes the product on its checkout page', async () => {
  const { titles, named, structured } = await pageAt('/checkout/product/7');
  expect(titles[0]).toStartWith('Saltmarsh: ');
  expect(named('og:image')).toEqual([`${origin}/thumbnails/saltmarsh-960.webp`]);
  expect(structured[0]).toMatchObject({ '@type': 'Product', name: 'Saltmarsh' });
});
