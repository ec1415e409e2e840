import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { noFilters } from '#app/storefront/catalog/catalog-filters.ts';
import { CatalogPage, type CatalogPageProps } from '#app/storefront/catalog/catalog-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering } from '../../fixtures/answers.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { aCatalogue, aProduct, manyProducts } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';

const twelve = manyProducts(12);
const inCategories = aCatalogue()
  .map((product, index) => ({
    ...product,
    category: index === 0 ? 'Restaurants' : 'Shops',
  }))
  .slice(0, 5);

/** Holds the filters that are otherwise in the address. */
function Filterable({ filters: start, ...props }: CatalogPageProps) {
  const [filters, setFilters] = useState(start);
  return (
    <CatalogPage
      {...props}
      filters={filters}
      onFilter={(change, isTyping) => {
        setFilters({ ...filters, ...change });
        props.onFilter(change, isTyping);
      }}
    />
  );
}

/** On a phone, one button opens all filters. */
async function openFilters({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  if (isOnPhone()) await userEvent.click(canvas.getByText(/^Filters/));
}

const meta = preview.meta({
  title: 'Screens/Storefront/Catalog',
  component: CatalogPage,
  render: (args) => <Filterable {...args} />,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: { products: twelve, filters: noFilters, onFilter: fn(), onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/products',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The catalog on a page of its own. From six websites on, it can be searched, filtered and sorted, and Home links here. The address holds the filters, and the server renders them without scripts.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(12);
    await expect(canvas.getByText('12 websites')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    if (isOnPhone()) await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** All categories, without other spellings of the same one. */
export const OpenFilters = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openFilters({ canvas, userEvent });
    const categories = within(canvas.getByRole('navigation', { name: 'Category' }));
    await expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All categories',
      'Health',
      'Law firms',
      'Photography',
      'Restaurants',
      'Software',
      'Studios and classes',
      'Trades',
    ]);
  },
});

/** One category, and no more than a price: the count says how many of all are left. */
export const Filtered = meta.story({
  args: { filters: { ...noFilters, category: 'Restaurants', maxCents: 3000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 12 websites');
    if (isOnPhone()) await expect(canvas.getByText('Filters (1)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Now: Rye & Ember' })).toBeVisible();
  },
});

/** Searches after a pause in typing, without a history entry for each letter. */
export const Searched = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search websites' }), 'ebbe');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 12 websites'));
    await expect(args.onFilter).toHaveBeenCalledOnce();
    await expect(args.onFilter).toHaveBeenCalledWith({ q: 'ebbe' }, true);
  },
});

/** The cheapest first, with the annual plan: websites without one are left out. */
export const Sorted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openFilters({ canvas, userEvent });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Billing' }),
      'Annual billing',
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'Price: low to high',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('11 of 12 websites');
    await expect(canvas.queryByRole('link', { name: /^Buy Now: Alder/ })).toBeNull();
  },
});

/** Says what to do, and Clear filters moves the focus to the search. */
export const NoMatch = meta.story({
  args: { filters: { ...noFilters, q: 'zeppelin', category: 'A category that was renamed since' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No websites match your filters')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'A category that was renamed since' }),
    ).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

export const Cleared = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { filters: { ...noFilters, q: 'dental' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 websites');
    const search = canvas.getByRole('searchbox', { name: 'Search websites' });
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
});

/** Up to five websites need no filters. */
export const Few = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { products: aCatalogue().slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(5);
    await expect(canvas.queryByRole('search')).toBeNull();
  },
});

/** A shared link filters a few websites, too, and leads to all of them. */
export const FewFiltered = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { products: inCategories, filters: { ...noFilters, category: 'restaurants' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible();
    await expect(canvas.getByText('1 of 5 websites')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Show all websites' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

/** The way out is a link, which moves the focus to the title. */
export const FewNoMatch = meta.story({
  // Only a browser has view transitions.
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { products: inCategories, filters: { ...noFilters, q: 'zeppelin' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No websites match your filters')).toBeVisible();
    const all = canvas.getByRole('link', { name: 'Show all websites' });
    await userEvent.click(all);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** A long category wraps in the title and is cut off in its select. */
export const LongCategories = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    products: twelve.map((product, index) => ({
      ...product,
      category:
        index % 2
          ? 'Donaudampfschifffahrtsgesellschaften'
          : 'Guest houses, inns and small hotels by the sea',
    })),
    filters: { ...noFilters, category: 'Donaudampfschifffahrtsgesellschaften' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 12 websites');
  },
});

/** Two websites side by side: price, pages, looks and what can be changed. */
export const Compared = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { filters: { ...noFilters, compare: [1, 2] } },
  beforeEach: () =>
    answering({
      'GET /api/products/:id': (_request, { id }) => ({
        ...aProduct({ id: Number(id) }),
        details: {
          pages: [
            { name: 'Home', sections: [] },
            { name: 'Menu', sections: [] },
          ],
          changes: ['Texts', 'Colors', 'Opening hours'],
          goodFor: ['Restaurants'],
        },
      }),
    }),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('region', { name: 'Compare websites' }));
    await expect(table.getAllByRole('listitem', { name: '' }).length).toBeGreaterThanOrEqual(2);
    await expect(await table.findAllByText('Home, Menu')).toHaveLength(2);
  },
});

/** One is chosen: says how to go on. */
export const CompareOne = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { filters: { ...noFilters, compare: [1] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Choose one or two more websites/)).toBeVisible();
  },
});

export const TwoHundred = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { products: manyProducts(200) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search websites' }), 'fivebar 25');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 200 websites'));
  },
});

export const Loading = meta.story({
  args: { products: undefined },
  play: readsOut('Loading products'),
});

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No websites available right now')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { products: undefined, failed: 'Something went wrong. Please try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
