import { expect, screen, waitFor, within } from 'storybook/test';
import {
  Component as ProductScreen,
  relatedProducts,
} from '#app/storefront/product/product.screen.tsx';
import { ProductPage } from '#app/storefront/product/product-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { badGateway, onItsWay, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openShop } from '../../fixtures/open-shop.ts';
import { aCatalogue, anArchivedProduct, aProduct } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';

const find = 'GET /api/products/:id';
const list = 'GET /api/products';

const details = {
  pages: [
    { name: 'Home', sections: ['This week’s menu', 'The room', 'Suppliers'] },
    { name: 'Book', sections: ['Booking form', 'Phone'] },
  ],
  changes: ['Text, pictures and your name', 'Colors and fonts, from four looks'],
  goodFor: ['Restaurants and bistros', 'Wine bars'],
};

const shown = (part: string, alt: string) => ({
  url: `/thumbnails/saltmarsh-${part}-960.webp`,
  alt,
  width: 960,
  height: 600,
});
const pictures = [
  shown('menu-desktop', 'This week’s dishes and prices below a print of a mackerel.'),
  {
    url: '/thumbnails/saltmarsh-book-phone-480.webp',
    alt: 'The booking form on a phone asks for a date and a sitting.',
    width: 480,
    height: 960,
  },
  shown('room-desktop', 'A print of the dining room, with a fire, set tables and a cat.'),
];

const meta = preview.meta({
  title: 'Screens/Storefront/Product',
  component: ProductPage,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: {
    product: aProduct({ details, pictures }),
    related: relatedProducts(aCatalogue(), aProduct()),
  },
  parameters: {
    layout: 'fullscreen',
    path: '/products/1-saltmarsh',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'One website: its picture, both prices, what’s included, its live demo at three widths, questions about price and delivery, and other websites. Buy Now stays in reach: next to the content on desktops, at the bottom of the screen on smaller ones.',
      },
    },
  },
});

const panel = () => within(screen.getByRole('complementary', { name: 'Price' }));

/** The demo opens at the width of a phone; the picture above shows the desktop. */
export const Default = meta.story({
  // Frames need a real browser, here and below.
  tags: ['framed'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saltmarsh' })).toBeVisible();
    const [buy] = canvas.getAllByRole('link', { name: 'Buy Now: Saltmarsh' });
    await expect(buy).toHaveAttribute('href', '/checkout/product/1');
    await expect(panel().getByText('or $199/year (save $269)')).toBeVisible();
    const demo = canvas.getByTitle('Demo of Saltmarsh');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tablet' }));
    await waitFor(() => expect(demo.clientWidth).toBe(768));
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await waitFor(() => expect(demo.clientWidth).toBe(390));
    await expect(canvas.getByRole('link', { name: /^Open full demo/ })).toHaveAttribute(
      'href',
      '/products/1-saltmarsh/demo',
    );
    await expect(canvas.getByText('Booking form, Phone')).toBeVisible();
    await expect(canvas.getByText('Wine bars')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Home page of Saltmarsh' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    const book = canvas.getByRole('link', { name: /^The booking form on a phone .* new tab/ });
    await expect(book).toHaveAttribute('href', '/thumbnails/saltmarsh-book-phone-480.webp');
    const menu = canvas.getByRole('img', { name: /^This week’s dishes/ });
    await expect(menu).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('link', { name: /^Dusk: live demo/ })).toHaveAttribute(
      'href',
      '/products/1-saltmarsh/demo/dusk',
    );
    await expect(canvas.getAllByRole('link', { name: /^Demo of/ })).toHaveLength(3);
  },
});

/** Nothing is known about the design but its demo, and an admin has added pictures. */
export const NoDetails = meta.story({
  tags: ['!dev', '!autodocs', 'framed'],
  args: {
    product: aProduct({
      id: 3,
      title: 'Ebbe',
      thumbnail: '/thumbnails/ebbe-960.webp',
      demoUrl: 'https://ebbe.example/',
      pictures: [
        { url: '/thumbnails/ebbe-720.webp', alt: 'The timetable', width: 720, height: 450 },
        { url: '/thumbnails/ebbe-480.webp', alt: 'The studio' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    for (const name of ['Pages and sections', 'Yours to change', 'Good for', /^Colors/, /whole/]) {
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
    }
    await expect(canvas.getByRole('img', { name: 'The timetable' })).toBeVisible();
    const elsewhere = canvas.getByRole('link', { name: /^Open the live demo of Ebbe/ });
    await expect(elsewhere).toHaveAttribute('href', 'https://ebbe.example/');
  },
});

/** A demo on another site may refuse to be framed, so it opens in a new tab. */
export const DemoElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { product: aProduct({ demoUrl: 'https://saltmarsh.example/' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Demo of Saltmarsh')).toBeNull();
    const demo = canvas.getByRole('link', { name: /^Open the live demo of Saltmarsh/ });
    await expect(demo).toHaveAttribute('target', '_blank');
  },
});

/** One price, no picture and no demo. */
export const OnlyMonthly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    product: aProduct({ annualPrice: null, annualOffered: false, thumbnail: null, demoUrl: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\/year/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /live demo/ })).toBeNull();
  },
});

/** Long words wrap, the price keeps its cents, and there is no other website. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    product: aProduct({
      title: 'Wirtschaftsprüfungsgesellschaft and Partners of the Northern Provinces',
      description: 'A description that goes on and on. '.repeat(24),
      monthlyPrice: '12345.50',
      annualPrice: '123455.00',
      demoUrl: null,
    }),
    related: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('More websites')).toBeNull();
    await expect(panel().getByText('or $123,455/year (save $24,691)')).toBeVisible();
  },
});

/** Neither the website nor the catalog has loaded. */
export const Loading = meta.story({
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  beforeEach: () => openShop({ answers: { [find]: onItsWay, [list]: onItsWay } }).close,
  play: readsOut('Loading website'),
});

/** Coming from the catalog, the website shows before its own answer arrives. */
export const FromCatalog = meta.story({
  tags: ['!dev', '!autodocs', 'framed'],
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  parameters: { path: '/products/3-ebbe' },
  beforeEach: () => openShop({ answers: { [find]: onItsWay } }).close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ebbe' })).toBeVisible();
  },
});

/** The website couldn’t be loaded. */
export const Failed = meta.story({
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  beforeEach: () => openShop({ answers: { [find]: badGateway, [list]: badGateway } }).close,
  play: async ({ canvas }) => {
    await inSight('Couldn’t load this website');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No website has this address, or it is inactive. */
export const NotFound = meta.story({
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  parameters: { path: '/products/99-gone' },
  beforeEach: () => openShop({ answers: { [find]: refusal(404, 'Product Not Found') } }).close,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  },
});

/** The website was for sale before. Customers who have it keep it. */
export const Archived = meta.story({
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  beforeEach: () => {
    const others = aCatalogue().slice(1);
    return openShop({ answers: { [find]: anArchivedProduct(), [list]: others } }).close;
  },
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Saltmarsh is no longer sold' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  },
});

/** Without an image, and with nothing else for sale. */
export const ArchivedAlone = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <ProductScreen />,
  decorators: [atRoute('/products/:product')],
  beforeEach: () => {
    const title = 'Wirtschaftsprüfungsgesellschaft and Partners of the Northern Provinces';
    const product = anArchivedProduct({ title, thumbnail: null });
    return openShop({ answers: { [find]: product, [list]: [] } }).close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('More websites')).toBeNull();
  },
});
