import { expect, fn } from 'storybook/test';
import { Home } from '#app/storefront/home/home.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inApp } from '../../fixtures/in-app.tsx';
import { aCatalogue, aProduct } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Home',
  component: Home,
  tags: ['screen'],
  decorators: [inApp],
  args: { products: aCatalogue(), onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The storefront: headline, up to four featured websites, claims, the catalog and next steps. It is rendered on the server, so placeholders appear only on client-side navigation.',
      },
    },
  },
});

/** All products for sale. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Catalog' })).toHaveAttribute(
      'href',
      '/#products',
    );
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(8);
    await expect(canvas.getAllByRole('link', { name: /^Demo of Saltmarsh/ })[0]).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

/** Six placeholder cards. */
export const Loading = meta.story({
  args: { products: undefined },
  play: readsOut('Loading products'),
});

/** Nothing for sale: the section is left out. */
export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Complete Product Catalog')).toBeNull();
  },
});

/** The catalog failed to load. */
export const Failed = meta.story({
  args: {
    products: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** One website, not featured: the hero has no images. */
export const OneWebsite = meta.story({
  args: { products: [aProduct({ featured: false })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Demo of Saltmarsh/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(1);
  },
});

/** Long words, a missing image and no demo. */
export const LongAndMissing = meta.story({
  args: {
    products: [
      aProduct({
        title: 'Wirtschaftsprüfungsgesellschaft and Partners of the Northern Provinces',
        description: 'A description that goes on and on. '.repeat(12),
        thumbnail: null,
        demoUrl: null,
        monthlyPrice: '12345.00',
      }),
      aProduct({ id: 2, featured: false }),
    ],
  },
});
