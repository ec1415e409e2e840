import { expect, fn, within } from 'storybook/test';
import { Home } from '#app/storefront/home/home.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aCatalogue, aProduct } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { withFeatures } from '../../fixtures/with-settings.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Home',
  component: Home,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: { products: aCatalogue(), onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The storefront: headline, up to four featured websites, claims, the catalog, next steps and questions about the price. The first featured website is large and the others small, and the catalog starts with those that aren’t featured and shows the others small, so that no two screens look the same. It is rendered on the server, so placeholders appear only on client-side navigation.',
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
    const featured = within(canvas.getByRole('region', { name: 'Featured websites' }));
    await expect(featured.getAllByRole('article')).toHaveLength(4);
    await expect(featured.getAllByText('/mo')).toHaveLength(4);
    await expect(featured.getAllByRole('link', { name: /^Demo of/ })).toHaveLength(4);
    const buttons = canvas.getAllByRole('link', { name: /^Buy Now/ });
    await expect(buttons[0]).toHaveAccessibleName('Buy Now: Rye & Ember');
    await expect(buttons.at(-1)).toHaveAccessibleName('Buy Now: Ines Varga');
    await expect(canvas.getByRole('link', { name: 'Choose a website' })).toHaveAttribute(
      'href',
      '/#products',
    );
    await expect(canvas.getByRole('region', { name: 'Our numbers' })).toHaveTextContent(
      '500+ websites built',
    );
  },
});

/** The answers about the price are those of the terms. */
export const OpenQuestion = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Should I pay monthly or annually?'));
    await expect(canvas.getByText(/shows its price on its card/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plans and prices in our terms' })).toBeVisible();
  },
});

/** Annual plans are turned off: no text mentions them. */
export const MonthlyOnly = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { products: aCatalogue().map((product) => ({ ...product, annualOffered: false })) },
  decorators: [withFeatures({ annualPlans: false })],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('When do I pay?')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/annual|\/year/i);
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

/** One featured website: it is beside the headline, with nothing below. */
export const OneFeatured = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { products: aCatalogue().map((product, index) => ({ ...product, featured: index === 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Demo of Ebbe/ })).toHaveLength(2);
    const featured = within(canvas.getByRole('region', { name: 'Featured websites' }));
    await expect(featured.queryByRole('list')).toBeNull();
  },
});

/** One website, not featured: the hero has no images. */
export const OneWebsite = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { products: [aProduct({ featured: false })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Demo of Saltmarsh/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(1);
  },
});

/** Long words, missing images and no demos. */
export const LongAndMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    products: [
      ...[1, 2, 3].map((id) =>
        aProduct({
          id,
          title: 'Wirtschaftsprüfungsgesellschaft and Partners of the Northern Provinces',
          description: 'A description that goes on and on. '.repeat(12),
          thumbnail: null,
          demoUrl: null,
          monthlyPrice: '12345.00',
        }),
      ),
      aProduct({ id: 4, featured: false }),
    ],
  },
});
