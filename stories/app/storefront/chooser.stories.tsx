import { expect, fn } from 'storybook/test';
import { Chooser } from '#app/storefront/checkout/chooser.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { aCatalogue } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/Chooser',
  component: Chooser,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: { products: aCatalogue(), onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/checkout',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The checkout for visitors who have not chosen a website: the same cards as on Home. Links that name a product skip it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy Now: Ebbe' })).toHaveAttribute(
      'href',
      '/checkout/product/3',
    );
  },
});

/** A link with `?code=` that names no product. */
export const WithCode = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  parameters: { path: '/checkout?code=launch-25' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You can use the code LAUNCH-25 at checkout/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Now: Ebbe' })).toHaveAttribute(
      'href',
      '/checkout/product/3?code=LAUNCH-25',
    );
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
