import { expect, fn, waitFor } from 'storybook/test';
import { Component as DemoScreen } from '#app/storefront/product/demo.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { badGateway, refusal } from '../../fixtures/answers.ts';
import { atRoutes } from '../../fixtures/at-route.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { openShop } from '../../fixtures/open-shop.ts';
import { anArchivedProduct, aProduct } from '../../fixtures/products.ts';
import { withFeatures } from '../../fixtures/with-settings.tsx';

const find = 'GET /api/products/:id';

const meta = preview.meta({
  title: 'Screens/Storefront/Demo',
  component: DemoScreen,
  tags: ['screen'],
  decorators: [atRoutes('/products/:product/demo', '/products/:product/demo/:look'), inAppBare],
  beforeEach: () => openShop({ answers: { [find]: aProduct() } }).close,
  globals: { audience: 'visitor' },
  parameters: {
    layout: 'fullscreen',
    path: '/products/1-saltmarsh/demo',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'A demo in a tab of its own, below a slim bar: back to the product, three widths, the price and Buy Now. The bar can be closed, and the demo itself never changes. Demos on other websites aren’t framed, because they may refuse.',
      },
    },
  },
});

/** As wide as the window, until another device is selected. */
export const Default = meta.story({
  // Frames need a real browser, here and below.
  tags: ['framed'],
  play: async ({ canvas, userEvent }) => {
    const demo = await canvas.findByTitle('Demo of Saltmarsh');
    await expect(canvas.getByRole('link', { name: 'Back to Saltmarsh' })).toHaveAttribute(
      'href',
      '/products/1-saltmarsh',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Tablet' }));
    await waitFor(() => expect(demo.clientWidth).toBe(768));
    const own = isOnPhone() ? 'Phone' : 'Desktop';
    await userEvent.click(canvas.getByRole('radio', { name: own }));
    await waitFor(() => expect(demo.clientWidth).toBe(document.documentElement.clientWidth));
  },
});

/** A desktop’s width on a phone is scaled down, a phone’s on a desktop is centered. */
export const OtherDevice = meta.story({
  tags: ['framed'],
  play: async ({ canvas, userEvent }) => {
    const demo = await canvas.findByTitle('Demo of Saltmarsh');
    const [other, width] = isOnPhone() ? ['Desktop', 1280] : ['Phone', 390];
    await userEvent.click(canvas.getByRole('radio', { name: `${other}` }));
    await waitFor(() => expect(demo.clientWidth).toBe(width));
    await expect(demo.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Only the demo is left, and it has the focus. */
export const Closed = meta.story({
  tags: ['framed'],
  beforeEach: () => {
    const { replaceState } = history;
    history.replaceState = fn();
    return () => {
      history.replaceState = replaceState;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const demo = await canvas.findByTitle('Demo of Saltmarsh');
    const close = canvas.getByRole('link', { name: 'Close this bar' });
    await expect(close).toHaveAttribute('href', '/demos/saltmarsh/');
    await userEvent.click(close);
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(demo).toHaveFocus();
    await expect(demo.isConnected).toBe(true);
    await expect(history.replaceState).toHaveBeenCalledOnce();
  },
});

/** One of the looks on the product’s page. */
export const OtherLook = meta.story({
  tags: ['!dev', '!autodocs', 'framed'],
  parameters: { path: '/products/1-saltmarsh/demo/dusk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Demo of Saltmarsh')).toHaveAttribute(
      'src',
      '/demos/saltmarsh/?look=dusk',
    );
    await expect(canvas.getByRole('link', { name: 'Close this bar' })).toHaveAttribute(
      'href',
      '/demos/saltmarsh/?look=dusk',
    );
  },
});

/** The design has no look of this name. */
export const UnknownLook = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  parameters: { path: '/products/1-saltmarsh/demo/midnight' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  },
});

/** The name is cut off, and the price keeps its cents. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'framed'],
  beforeEach: () => {
    const title = 'Wirtschaftsprüfungsgesellschaft and Partners of the Northern Provinces';
    return openShop({ answers: { [find]: aProduct({ title, monthlyPrice: '12345.50' }) } }).close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$12,345.50')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another website may refuse to be framed, so only a link leads there. */
export const DemoElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    openShop({ answers: { [find]: aProduct({ demoUrl: 'https://saltmarsh.example/' }) } }).close,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This demo is on another website' }),
    ).toBeVisible();
    await expect(canvas.queryByTitle('Demo of Saltmarsh')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
      'href',
      'https://saltmarsh.example/',
    );
  },
});

/** An admin has turned the bar off, so buttons lead to the demo itself. This address still works. */
export const BarOff = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withFeatures({ demoBar: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
      'href',
      '/demos/saltmarsh/',
    );
    await expect(canvas.queryByTitle('Demo of Saltmarsh')).toBeNull();
  },
});

export const NoDemo = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => openShop({ answers: { [find]: aProduct({ demoUrl: null }) } }).close,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Saltmarsh has no live demo' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Saltmarsh' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => openShop({ answers: { [find]: badGateway } }).close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No website has this address, or it is inactive. */
export const NotFound = meta.story({
  parameters: { path: '/products/99-gone/demo' },
  beforeEach: () => openShop({ answers: { [find]: refusal(404, 'Product Not Found') } }).close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  },
});

/** The website was for sale when the visitor found the link. */
export const Archived = meta.story({
  beforeEach: () => openShop({ answers: { [find]: anArchivedProduct() } }).close,
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Saltmarsh is no longer sold' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  },
});
