import { expect } from 'storybook/test';
import { ProductCard } from '#app/storefront/catalog/product-card.tsx';
import { ProductCardSkeleton } from '#app/storefront/catalog/product-card-skeleton.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { aProduct } from '../../fixtures/products.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Product card',
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
    inAppBare,
  ],
  args: { product: aProduct(), eager: true },
  parameters: {
    docs: {
      description: {
        component:
          'One website: an image of its demo, its price and a demo link. With `sale` it has Buy Now; without, it only shows, as among the featured websites.',
      },
    },
  },
});

/** Among the featured websites. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Demo of Saltmarsh/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  },
});

/** In the catalog. */
export const ForSale = meta.story({
  args: { sale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy Now: Saltmarsh' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('From $39/month');
  },
});

/** Rounds to whole dollars, half up. */
export const RoundedPrice = meta.story({
  args: { sale: true, product: aProduct({ monthlyPrice: '29.50' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('From $30/month');
  },
});

export const NoImageNoDemo = meta.story({
  args: { sale: true, product: aProduct({ thumbnail: null, demoUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Demo/ })).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    sale: true,
    product: aProduct({
      title: 'Wirtschaftsprüfungsgesellschaft and Partners of the North',
      description: 'A description that goes on and on. '.repeat(12),
    }),
  },
});

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });
