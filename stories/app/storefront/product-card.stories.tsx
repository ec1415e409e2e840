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
  globals: { audience: 'visitor' },
  parameters: {
    docs: {
      description: {
        component:
          'One website: an image of its demo and its title, which lead to its page, its price and a demo link. With `sale` it has both prices and Buy Now, as in the catalog. On the home page, the first featured website is the `lead` and the others are `compact`, so that the catalog below doesn’t repeat them.',
      },
    },
  },
});

/** On the page of another website. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Demo of Saltmarsh/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  },
});

/** In the catalog. */
export const ForSale = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy Now: Saltmarsh' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('From $39/month');
    await expect(canvas.getByText('or $199/year (save $269)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saltmarsh' })).toHaveAttribute(
      'href',
      '/products/1-saltmarsh',
    );
  },
});

/** The first featured website, on a desktop and a phone. */
export const Lead = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser.
  args: { variant: 'lead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('$39/mo');
    const demo = canvas.getByRole('link', { name: /^Demo of Saltmarsh/ });
    const { x, y, width, height } = demo.getBoundingClientRect();
    const clicked = document.elementFromPoint(x + width / 2, y + height / 2);
    // The link of the title covers its line, but not the demo.
    await expect(demo.contains(clicked)).toBe(true);
  },
});

/** Without a phone: another website than one of the demos. */
export const LeadOnDesktopOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { variant: 'lead', product: aProduct({ demoUrl: 'https://example.com' }) },
});

/** The other featured websites. */
export const Compact = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { variant: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('$39/mo');
    await expect(canvas.getByRole('link', { name: /^Demo of Saltmarsh/ })).toBeVisible();
  },
});

/** Rounds to whole dollars, half up. */
export const RoundedPrice = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sale: true, product: aProduct({ monthlyPrice: '29.50' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('From $30/month');
  },
});

export const NoAnnualPlan = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sale: true, product: aProduct({ annualPrice: null, annualOffered: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/year/)).toBeNull();
  },
});

/** The annual plan costs as much as twelve months, so it saves nothing. */
export const NoSaving = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sale: true, product: aProduct({ annualPrice: '468.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or $468/year')).toBeVisible();
  },
});

export const NoImageNoDemo = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { sale: true, product: aProduct({ thumbnail: null, demoUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Demo/ })).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    sale: true,
    product: aProduct({
      title: 'Wirtschaftsprüfungsgesellschaft and Partners of the North',
      description: 'A description that goes on and on. '.repeat(12),
    }),
  },
});

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });
