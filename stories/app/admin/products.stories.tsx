import { expect, screen, waitFor, within } from 'storybook/test';
import { ProductsTab } from '#app/admin/products/products-tab.tsx';
import type { Product } from '#contract/products';
import { maxUploadBytes } from '#contract/uploads';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import { press } from '../../fixtures/press.ts';
import { aCatalogue, aProduct } from '../../fixtures/products.ts';

const catalogue = aCatalogue()
  .map((product, index) => ({ ...product, active: index !== 4 }))
  .reverse();

/** A server that stores products. */
function aShop(start: readonly Product[], answers: Answers = {}) {
  let products = start;
  const kept = (change: (all: readonly Product[]) => readonly Product[]) => () => {
    products = change(products);
    return products[0] ?? aProduct();
  };
  const added = aProduct({ id: 9, title: 'Lantern' });
  return adminSignedIn({
    'GET /api/products': () => products,
    'POST /api/products': kept((all) => [added, ...all]),
    'PATCH /api/products/:id': kept((all) =>
      all.map((product) => (product.id === 1 ? { ...product, title: 'Saltmarsh House' } : product)),
    ),
    'DELETE /api/products/:id': () => {
      products = products.filter(({ id }) => id !== 1);
      return { ok: true };
    },
    ...answers,
  });
}

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: ProductsTab,
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => aShop(catalogue),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=products',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Products, with a dialog to add or edit one beside a preview of its catalog card.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Saltmarsh/ }));
    await expect(row.getByText('$39.00')).toBeVisible();
    await expect(row.getByText('Active')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Edit Saltmarsh' })).toBeVisible();
    const hidden = within(canvas.getByRole('row', { name: /Rye & Ember/ }));
    await expect(hidden.getByText('Inactive')).toBeVisible();
  },
});

/** Marks the product whose demo isn’t responding. */
export const DemoDown = meta.story({
  beforeEach: () =>
    aShop(catalogue, {
      'GET /api/admin/failing-demos': [
        {
          productId: 3,
          checkedAt: '2026-01-15T11:55:00.000Z',
          failingSince: '2026-01-14T16:20:00.000Z',
        },
      ],
    }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Ebbe/ }));
    await expect(await row.findByText('Demo down since Jan 14')).toBeVisible();
    await expect(canvas.getAllByText(/Demo down/)).toHaveLength(1);
    await press(userEvent, 'Edit Ebbe');
    await expect(await field('Demo URL')).toHaveAccessibleDescription(
      /Not responding since Jan 14, 2026/,
    );
  },
});

export const Empty = meta.story({
  beforeEach: () => aShop([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => aShop([], { 'GET /api/products': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading products...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    aShop([], { 'GET /api/products': refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A long title without an image or demo. */
export const LongAndMissing = meta.story({
  beforeEach: () =>
    aShop([
      aProduct({
        title: 'The Worshipful Company of Harbour Bakers, Millers and Chandlers of the North Coast',
        monthlyPrice: '12345678.90',
        thumbnail: null,
        demoUrl: null,
      }),
      aProduct({ id: 2, title: '<b>בית המאפה</b> 🥖', active: false }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^<b>/ })).toBeVisible();
    await expect(canvas.getByText('$12,345,678.90')).toBeVisible();
  },
});

function field(name: string | RegExp) {
  return screen.findByRole('textbox', { name });
}

export const AddDialog = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Add Product');
    await expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeVisible();
    await expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(0);
    await expect(screen.getByRole('checkbox', { name: /^Active/ })).toBeChecked();
  },
});

/** Shows the errors of an empty form, including the default price. */
export const RefusedForm = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Add Product');
    await press(userEvent, 'Create Product');
    await expect(await screen.findByText('Price must be at least $0.50')).toBeVisible();
    await expect(screen.getAllByText('Required')).toHaveLength(3);
    await expect(await field('Title')).toHaveFocus();
  },
});

/** Says which featured product will no longer be shown, before saving. */
export const FifthFeatured = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Saltmarsh/ }));
    await expect(await row.findByText('Featured')).toBeVisible();
    await press(userEvent, 'Add Product');
    await userEvent.type(await field('Title'), 'Lantern');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Featured/ }));
    await expect(
      await screen.findByText(
        'The home page shows the newest four: Lantern, Ines Varga, Ebbe, and Crane & Hollis. Not shown: Saltmarsh.',
      ),
    ).toBeVisible();
  },
});

/** The list marks a featured product that isn’t shown. */
export const FiveFeatured = meta.story({
  beforeEach: () => aShop([aProduct({ id: 9, title: 'Lantern' }), ...catalogue]),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Saltmarsh/ }));
    await expect(await row.findByText('Featured, not shown')).toBeVisible();
    await expect(canvas.getAllByText('Featured')).toHaveLength(4);
  },
});

/** A missing https:// gets a specific error. */
export const UrlWithoutHttps = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    const address = await field('Demo URL');
    await userEvent.clear(address);
    await userEvent.type(address, 'demo.example/saltmarsh');
    await press(userEvent, 'Update Product');
    await expect(address).toHaveAccessibleDescription(
      'Enter the full address, starting with https://.',
    );
  },
});

/** The preview follows the form. */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Add Product');
    await userEvent.type(await field('Title'), 'Lantern');
    await userEvent.type(await field('Description'), 'For inns.');
    await userEvent.type(await field('Demo URL'), '/inn/');
    const price = screen.getByRole('spinbutton', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '24.50');
    await expect(screen.getByText('Offered at checkout. Saves $95.00 a year.')).toBeVisible();
    await press(userEvent, 'Create Product');
    await expect(await screen.findByText('Product created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /Lantern/ })).toBeVisible();
  },
});

export const EditDialog = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await expect(await screen.findByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    await expect(await field('Title')).toHaveValue('Saltmarsh');
    await expect(screen.getByRole('checkbox', { name: /^Free/ })).toBeChecked();
  },
});

/** An annual price above 12 months can be saved but isn’t offered. */
export const AnnualPriceTooHigh = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    const price = await screen.findByRole('spinbutton', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '10');
    await expect(
      screen.getByText('Not offered at checkout: paying monthly for a year costs less, $120.00.'),
    ).toBeVisible();
  },
});

export const Updated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Saltmarsh House/ })).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: () => aShop(catalogue, { 'PATCH /api/products/:id': onItsWay }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** Shows the server's message and keeps the form. */
export const SaveFailed = meta.story({
  beforeEach: () =>
    aShop(catalogue, {
      'PATCH /api/products/:id': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(await field('Title')).toHaveValue('Saltmarsh House');
  },
});

/** Grace saves Saltmarsh after it was opened here; only the newer version can be saved over. */
function aSharedShop() {
  const grace = aProduct({
    ...catalogue.at(-1),
    title: 'Saltmarsh Inn',
    price: '45.00',
    version: 2,
  });
  return aShop(catalogue, {
    'GET /api/products/:id': grace,
    'PATCH /api/products/:id': async (request: Request) => {
      const body = await request.json();
      if (body.version === grace.version) return { ...grace, ...body, version: 3 };
      return refusal(409, 'Grace Hopper changed this product after you opened it.', {
        code: 'conflict',
        newer: { by: 'Grace Hopper', at: '2026-01-15T11:52:00.000Z' },
      })();
    },
  });
}

/** Nothing is overwritten: shows both versions and keeps the form. */
export const ChangedByAnother = meta.story({
  beforeEach: aSharedShop,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await press(userEvent, 'Update Product');
    const name = /^Grace Hopper changed this product on Jan 15, 2026/;
    const notice = await screen.findByRole('region', { name });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveTextContent('Theirs: Saltmarsh InnYours: Saltmarsh House');
    await expect(notice).toHaveTextContent('Theirs: $45.00Yours: $39.00');
    await expect(await field('Title')).toHaveValue('Saltmarsh House');
    await expect(screen.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
  },
});

/** The second save sends the version that was shown. */
export const SavedAnyway = meta.story({
  beforeEach: aSharedShop,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await press(userEvent, 'Update Product');
    await press(userEvent, 'Save mine anyway');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Their version replaces the form's values. */
export const TheirsLoaded = meta.story({
  beforeEach: aSharedShop,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await press(userEvent, 'Update Product');
    await press(userEvent, 'Load their version');
    await expect(await field('Title')).toHaveValue('Saltmarsh Inn');
    await expect(await field('Title')).toHaveFocus();
    await expect(screen.queryByRole('region', { name: /^Grace Hopper/ })).toBeNull();
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
  },
});

const uploads = {
  'POST /api/admin/uploads': () => ({ thumbnail: '/thumbnails/ebbe-960.webp' }),
};

const anImage = () => new File(['a picture'], 'lantern.png', { type: 'image/png' });

type Chooser = { upload: (field: HTMLElement, file: File) => Promise<void> };

async function chooseImage(person: Chooser, file = anImage()) {
  await person.upload(await screen.findByLabelText(/Choose image…/), file);
}

/** The preview shows the image before saving and the form has its URL. */
export const ImageUploaded = meta.story({
  beforeEach: () => aShop(catalogue, uploads),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await chooseImage(userEvent);
    await expect(await screen.findByText('lantern.png uploaded')).toBeVisible();
    await expect(await field(/Thumbnail URL/)).toHaveValue('/thumbnails/ebbe-960.webp');
    const card = screen.getByRole('dialog').querySelector('img');
    await expect(card).toHaveAttribute('src', '/thumbnails/ebbe-960.webp');
  },
});

/** The product can’t be saved while an image is uploading. */
export const ImageUploading = meta.story({
  beforeEach: () => aShop(catalogue, { 'POST /api/admin/uploads': onItsWay }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await chooseImage(userEvent);
    await expect(await screen.findByRole('button', { name: 'Uploading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Keeps the form. */
export const ImageRefused = meta.story({
  beforeEach: () =>
    aShop(catalogue, {
      'POST /api/admin/uploads': refusal(400, 'This image is damaged. Export it again and retry.'),
    }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await chooseImage(userEvent);
    await expect(
      await screen.findByText('This image is damaged. Export it again and retry.'),
    ).toBeVisible();
    await expect(await field('Title')).toHaveValue('Saltmarsh House');
    await expect(await field(/Thumbnail URL/)).toHaveValue('/thumbnails/saltmarsh-960.webp');
  },
});

/** Refused in the browser. */
export const ImageTooLarge = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    const wall = anImage();
    Object.defineProperty(wall, 'size', { value: maxUploadBytes + 1 });
    await chooseImage(userEvent, wall);
    await expect(
      await screen.findByText('This file is larger than 10 MB. Choose a smaller one.'),
    ).toBeVisible();
  },
});

/** An uploaded image replaces an invalid URL and clears its error. */
export const ImageReplacesUrl = meta.story({
  beforeEach: () => aShop(catalogue, uploads),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    const address = await field(/Thumbnail URL/);
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1)');
    await press(userEvent, 'Update Product');
    await expect(address).toBeInvalid();
    await chooseImage(userEvent);
    await expect(await screen.findByText('lantern.png uploaded')).toBeVisible();
    await expect(address).toBeValid();
  },
});

export const DeleteQuestion = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, 'Delete Saltmarsh');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure? This will permanently delete the product "Saltmarsh". This action cannot be undone.',
    );
  },
});

/** The row disappears and focus moves to Add Product. */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Delete Saltmarsh');
    await press(userEvent, 'Delete');
    await expect(await screen.findByText('Product deleted successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Saltmarsh/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveFocus());
  },
});

/** Another admin deleted it first: the row disappears. */
export const DeletedByAnother = meta.story({
  beforeEach: () => {
    let products = catalogue;
    return aShop([], {
      'GET /api/products': () => products,
      'DELETE /api/products/:id': () => {
        products = catalogue.filter(({ id }) => id !== 1);
        return refusal(404, 'Product Not Found', { code: 'not_found' })();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Delete Saltmarsh');
    await press(userEvent, 'Delete');
    await expect(await screen.findByText('Product Not Found')).toBeVisible();
    await press(userEvent, 'Cancel');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveFocus());
    await expect(canvas.queryByRole('row', { name: /Saltmarsh/ })).toBeNull();
  },
});

export const DeleteFailed = meta.story({
  beforeEach: () =>
    aShop(catalogue, {
      'DELETE /api/products/:id': refusal(
        503,
        'The payment provider isn’t responding. Try again in a minute.',
      ),
    }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Delete Saltmarsh');
    await press(userEvent, 'Delete');
    await expect(
      await screen.findByText('The payment provider isn’t responding. Try again in a minute.'),
    ).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
