import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { ProductsTab } from '#app/admin/products/products-tab.tsx';
import type { Product } from '#contract/products';
import { maxUploadBytes } from '#contract/uploads';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { inTab } from '../../fixtures/in-tab.tsx';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { isShownWhereWide } from '../../fixtures/is-shown-where-wide.ts';
import { chooseInListMenu } from '../../fixtures/list-tools.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { withOthers } from '../../fixtures/others-present.tsx';
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
  globals: { audience: 'admin' },
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
  tags: ['every-width'],
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
  tags: ['!dev', '!autodocs'],
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
    await expect(await row.findByText('Demo down')).toBeVisible();
    await expect(canvas.getAllByText('Demo down')).toHaveLength(1);
    await press(userEvent, 'Edit Ebbe');
    await expect(await field('Demo URL')).toHaveAccessibleDescription(
      /Not responding since Jan 14, 2026/,
    );
  },
});

export const Empty = meta.story({
  beforeEach: () => aShop([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
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
  tags: ['!dev', '!autodocs'],
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

/** Shows the errors of an empty form, including the default price. */
export const RefusedForm = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Add dialog', async () => {
      await press(userEvent, 'Add Product');
      await expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeVisible();
      await expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(0);
      await expect(screen.getByRole('checkbox', { name: /^Active/ })).toBeChecked();
    });
    await step('Shows the errors of an empty form, including the default price', async () => {
      await press(userEvent, 'Create Product');
      await expect(await screen.findByText('Price must be at least $0.50')).toBeVisible();
      await expect(screen.getAllByText('Required')).toHaveLength(3);
      await expect(await field('Title')).toHaveFocus();
    });
  },
});

/** Says which featured product will no longer be shown, before saving. */
export const FifthFeatured = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Saltmarsh/ });
    if (!isOnPhone()) {
      await expect(canvas.getByRole('checkbox', { name: 'Feature Saltmarsh' })).toBeChecked();
    }
    await press(userEvent, 'Add Product');
    await userEvent.type(await field('Title'), 'Lantern');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Featured/ }));
    await expect(
      await screen.findByText(
        'The home page shows the first four in catalog order: Lantern, Ines Varga, Ebbe, and Crane & Hollis. Not shown: Saltmarsh.',
      ),
    ).toBeVisible();
  },
});

/** The list marks a featured product that isn’t shown. */
export const FiveFeatured = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aShop([aProduct({ id: 9, title: 'Lantern' }), ...catalogue]),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Saltmarsh/ }));
    await isShownWhereWide(await row.findByText('Not shown'));
    await expect(canvas.getAllByText('Not shown')).toHaveLength(1);
  },
});

/** Featuring a fifth one in the list says what the home page shows, too. */
export const FifthFeaturedInList = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let products: readonly Product[] = [
      aProduct({ id: 9, title: 'Lantern', featured: false }),
      ...catalogue,
    ];
    return aShop([], {
      'GET /api/products': () => products,
      'PATCH /api/products/:id': () => {
        products = products.with(0, aProduct({ id: 9, title: 'Lantern' }));
        return aProduct({ id: 9, title: 'Lantern' });
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    // On a phone, products are featured in their form.
    if (isOnPhone()) return;
    const box = await canvas.findByRole('checkbox', { name: 'Feature Lantern' });
    await userEvent.click(box);
    await expect(
      await screen.findByText(
        'The home page shows the first four in catalog order: Lantern, Ines Varga, Ebbe, and Crane & Hollis. Not shown: Saltmarsh.',
      ),
    ).toBeVisible();
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
  },
});

/** An inactive product can be featured in advance. */
export const InactiveFeatured = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    const product = aProduct({ title: 'Lantern', active: false, featured: false });
    return aShop([product], { 'PATCH /api/products/:id': { ...product, featured: true } });
  },
  play: async ({ canvas, userEvent }) => {
    if (isOnPhone()) return;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Feature Lantern' }));
    await expect(
      await screen.findByText('Lantern will be featured on the home page once it’s active.'),
    ).toBeVisible();
  },
});

/** An archived product leaves the list; focus moves to Add Product. */
export const Archived = meta.story({
  beforeEach: () => {
    let products = catalogue;
    return aShop([], {
      'GET /api/products': () => products,
      'PATCH /api/products/:id': async (request) => {
        await expect(await request.json()).toEqual({ archived: true, version: 1 });
        products = catalogue.filter(({ id }) => id !== 1);
        return aProduct({ archivedAt: '2026-01-15T12:00:00.000Z' });
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await chooseMore(userEvent, 'Archive');
    await expect(
      await screen.findByText(
        'Saltmarsh is no longer offered. Find it with the status Archived. Paid orders aren’t affected. Open payment pages were closed.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Saltmarsh/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveFocus();
  },
});

/** Archived products are listed on request, and can be brought back. */
export const ArchivedList = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=products&status=archived' },
  beforeEach: () =>
    aShop([], {
      'GET /api/products': [
        aProduct({ featured: false, category: 'Restaurants', archivedAt: '2026-01-12T09:00:00Z' }),
      ],
    }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Saltmarsh/ }));
    await expect(row.getByText('Archived')).toBeVisible();
    await expect(row.queryByRole('checkbox', { name: /Feature/ })).toBeNull();
    await press(userEvent, 'Edit Saltmarsh');
    await chooseMore(userEvent, 'Unarchive');
    await expect(await screen.findByText('Saltmarsh is for sale again.')).toBeVisible();
  },
});

/** Sorted with buttons: each move is saved at once, announced, and keeps the focus. */
export const Reordered = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let products = catalogue;
    return aShop([], {
      'GET /api/products': () => products,
      'POST /api/products/:id/move': async (request) => {
        await expect(await request.json()).toEqual({ before: 8 });
        products = [catalogue[1], catalogue[0], ...catalogue.slice(2)].filter(
          (product) => product !== undefined,
        );
        return { ok: true };
      },
    });
  },
  play: async ({ userEvent }) => {
    await chooseInListMenu(userEvent, 'Reorder');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reorder catalog' }));
    const list = within(await dialog.findByRole('list', { name: 'Websites in catalog order' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    const up = list.getByRole('button', { name: 'Move up: Fivebar' });
    await userEvent.click(up);
    await expect(await dialog.findByText('Fivebar moved to position 1 of 8')).toBeInTheDocument();
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Fivebar');
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Move up: Fivebar' })).toHaveFocus(),
    );
  },
});

/** Another admin deleted the neighbor: the list shows the catalog as it is. */
export const ReorderRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aShop(catalogue, {
      'POST /api/products/:id/move': refusal(404, 'Product Not Found', { code: 'not_found' }),
    }),
  play: async ({ userEvent }) => {
    await chooseInListMenu(userEvent, 'Reorder');
    await press(userEvent, 'Move up: Fivebar');
    await expect(await screen.findByText('Product Not Found')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Websites in catalog order' }));
    await expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Fivebar');
  },
});

const withCategories = catalogue.map((product, index) => ({
  ...product,
  category: index < 3 ? 'Restaurants' : 'Professional services',
}));

export const CategoryRenamed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aShop(withCategories, { 'POST /api/admin/categories/rename': () => ({ ok: true }) }),
  play: async ({ userEvent }) => {
    await chooseInListMenu(userEvent, 'Rename category');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename category' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rename category' }));
    await expect(dialog.getAllByText('Required')).toHaveLength(2);
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Category' }),
      'Restaurants',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'New name' }), 'Food and drink');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename category' }));
    await expect(await screen.findByText('Category renamed')).toBeVisible();
  },
});

/** The preview follows the form. */
export const Created = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('The preview follows the form', async () => {
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
    });
    await step('Updated', async () => {
      await press(userEvent, 'Edit Saltmarsh');
      await userEvent.type(await field('Title'), ' House');
      await press(userEvent, 'Update Product');
      await expect(await screen.findByText('Product updated successfully')).toBeVisible();
      await expect(await canvas.findByRole('row', { name: /Saltmarsh House/ })).toBeVisible();
    });
  },
});

/** Says of each field what is wrong with it, and offers the categories of other products. */
export const EditDialog = meta.story({
  beforeEach: () => aShop(withCategories),
  play: async ({ userEvent, step }) => {
    await step('Edit dialog', async () => {
      await press(userEvent, 'Edit Saltmarsh');
      await expect(await screen.findByRole('dialog', { name: 'Edit Product' })).toBeVisible();
      await expect(await field('Title')).toHaveValue('Saltmarsh');
      await expect(screen.getByRole('checkbox', { name: /^Free/ })).toBeChecked();
    });
    await step(
      'A category is chosen from those of other products, or a new one is typed',
      async () => {
        const category = await screen.findByRole('combobox', { name: /^Category/ });
        await expect(category).toHaveValue('Professional services');
        await userEvent.clear(category);
        await userEvent.type(category, 'rest');
        await userEvent.click(await screen.findByRole('option', { name: 'Restaurants' }));
        await expect(category).toHaveValue('Restaurants');
        await userEvent.clear(category);
        await userEvent.type(category, 'Guest houses');
        await userEvent.click(await screen.findByRole('option', { name: /Guest houses/ }));
        await expect(category).toHaveValue('Guest houses');
        await expect(document.querySelector('select[name="category"]')).toHaveValue('Guest houses');
      },
    );
    await step('A missing https:// gets a specific error', async () => {
      const address = await field('Demo URL');
      await userEvent.clear(address);
      await userEvent.type(address, 'demo.example/saltmarsh');
      await press(userEvent, 'Update Product');
      await expect(address).toHaveAccessibleDescription(
        'Enter the full address, starting with https://.',
      );
    });
    await step('An annual price above 12 months can be saved but isn’t offered', async () => {
      const price = await screen.findByRole('spinbutton', { name: 'Price' });
      await userEvent.clear(price);
      await userEvent.type(price, '10');
      await expect(
        screen.getByText('Not offered at checkout: paying monthly for a year costs less, $120.00.'),
      ).toBeVisible();
    });
  },
});

export const OthersAreHere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withOthers(`product ${catalogue.at(-1)?.id}`, { kind: 'record.editing' })],
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await expect(await screen.findByText('Bea is editing')).toBeVisible();
  },
});

const details = {
  pages: [
    { name: 'Home', sections: ['This week’s menu', 'The room'] },
    { name: 'Hours', sections: [] },
  ],
  changes: ['Text and pictures', 'Dishes, prices and opening hours'],
  goodFor: ['Restaurants and bistros'],
};

const withDetails = catalogue.map((product) => ({ ...product, details }));

/** What the product’s page says about the website. Each error is at its own field; pages are added and removed as rows. */
export const PagesEdited = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aShop(withDetails, {
      'PATCH /api/products/:id': async (request: Request) => {
        const { details: sent } = await request.json();
        await expect(sent).toEqual({
          ...details,
          pages: [
            { name: 'Hours', sections: [] },
            { name: 'Book', sections: ['Booking form', 'Phone'] },
          ],
          goodFor: [],
        });
        return aProduct({ details: sent });
      },
    }),
  play: async ({ userEvent, step }) => {
    await step(
      'The section opens at the first error, and each error is at its own field',
      async () => {
        await press(userEvent, 'Edit Saltmarsh');
        const section = await screen.findByText('Product page');
        await userEvent.click(section);
        const hours = within(screen.getByRole('group', { name: 'Page 2' }));
        const name = hours.getByRole('textbox', { name: 'Page name' });
        await userEvent.clear(name);
        await userEvent.type(hours.getByRole('textbox', { name: /^Sections/ }), 'Directions');
        const changes = await field(/^Yours to change/);
        await userEvent.click(changes);
        await userEvent.paste(`\n${'Opening hours '.repeat(20)}`);
        await press(userEvent, 'Remove Page 1');
        await userEvent.click(section);
        await expect(changes).not.toBeVisible();
        await press(userEvent, 'Update Product');
        await waitFor(() => expect(name).toHaveFocus());
        await expect(name).toHaveAccessibleDescription('Required');
        await expect(changes).toHaveAccessibleDescription(
          /“Opening hours Opening hours Op…” is longer than 200 characters\. Shorten it\./,
        );
      },
    );
    await press(userEvent, 'Cancel');
    await press(userEvent, 'Discard changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step(
      'What the product’s page says about the website: pages are added and removed as rows',
      async () => {
        await press(userEvent, 'Edit Saltmarsh');
        await userEvent.click(await screen.findByText('Product page'));
        await press(userEvent, 'Remove Page 1');
        const hours = within(screen.getByRole('group', { name: 'Page 1' }));
        const name = hours.getByRole('textbox', { name: 'Page name' });
        await expect(name).toHaveValue('Hours');
        await waitFor(() => expect(name).toHaveFocus());
        await press(userEvent, 'Add page');
        const added = within(screen.getByRole('group', { name: 'Page 2' }));
        await waitFor(() =>
          expect(added.getByRole('textbox', { name: 'Page name' })).toHaveFocus(),
        );
        await userEvent.keyboard('Book');
        await userEvent.type(
          added.getByRole('textbox', { name: /^Sections/ }),
          'Booking form{Enter}{Enter} Phone',
        );
        await userEvent.clear(await field(/^Good for/));
        await press(userEvent, 'Update Product');
        await expect(await screen.findByText('Product updated successfully')).toBeVisible();
      },
    );
  },
});

/** Escape asks before it discards what was typed. */
export const UnsavedChanges = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    await userEvent.keyboard('{Escape}');
    const question = within(await openedDialog('Discard your changes?', 'alertdialog'));
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  },
});

const chooseMore = async (person: UserEventObject, name: string) => {
  await press(person, 'More');
  await person.click(await screen.findByRole('menuitem', { name }));
};

/** The form has what the row doesn’t have. A copy is inactive until it is finished. */
export const Duplicate = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await press(userEvent, 'More');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Duplicate',
      'Archive',
      'View in audit log',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await openedDialog('Duplicate Product');
    await waitFor(async () => expect(await field('Title')).toHaveValue('Copy of Saltmarsh'));
    await expect(screen.getByRole('checkbox', { name: /^Active/ })).not.toBeChecked();
  },
});

/** On a phone, a product is deleted from its form, too; the question keeps what was typed. */
export const DeletedFromForm = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured', '!screen', 'phone'],
  play: async ({ userEvent, canvas, step }) => {
    await step(
      'The question is asked on top of the form, which keeps what was typed unless the answer is yes',
      async () => {
        await press(userEvent, 'Edit Saltmarsh');
        await userEvent.type(await field('Title'), ' House');
        await chooseMore(userEvent, 'Delete…');
        const question = within(await openedDialog('Delete Product', 'alertdialog'));
        await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(await field('Title')).toHaveValue('Saltmarsh House');
      },
    );
    await step(
      'An act that was chosen and then not gone through with isn’t done when the form is closed later',
      async () => {
        await chooseMore(userEvent, 'Archive');
        await press(userEvent, 'Keep editing');
        await press(userEvent, 'Cancel');
        await press(userEvent, 'Discard changes');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(screen.queryByText(/is no longer offered/)).toBeNull();
      },
    );
    await step('Deleted from form', async () => {
      await press(userEvent, 'Edit Saltmarsh');
      await chooseMore(userEvent, 'Delete…');
      const question = within(await openedDialog('Delete Product', 'alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveFocus(),
      );
    });
  },
});

/** On a phone, the table has no heading to select all rows; the list’s menu does it. */
export const AllSelected = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured', '!screen', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Saltmarsh/ });
    await chooseInListMenu(userEvent, 'Select all on this page');
    await expect(
      await canvas.findByRole('group', { name: `${catalogue.length} selected` }),
    ).toBeVisible();
    for (const { title } of catalogue) {
      await expect(canvas.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked();
    }
  },
});

const selectTwo = async (person: UserEventObject) => {
  for (const title of ['Saltmarsh', 'Rye & Ember']) {
    await person.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  }
};

/** Several products can be activated, deactivated, archived or exported at once. */
export const Selected = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await selectTwo(userEvent);
    const bar = within(canvas.getByRole('group', { name: '2 selected' }));
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Activate',
      'Deactivate',
      'Archive',
      'Download CSV',
    ]);
  },
});

/** The toast takes a bulk change back. */
export const BulkArchived = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The toast takes a bulk change back', async () => {
      await selectTwo(userEvent);
      const bar = within(canvas.getByRole('group', { name: '2 selected' }));
      await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
      await inSight('2 products changed');
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    });
    await step('Bulk undone', async () => {
      await press(context.userEvent, 'Undo');
      await inSight('Change of 2 products undone');
    });
  },
});

export const Saving = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aShop(catalogue, { 'PATCH /api/products/:id': onItsWay }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** Shows the server's message and keeps the form. */
export const SaveFailed = meta.story({
  tags: ['!dev', '!autodocs'],
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
      sentProduct = body;
      if (body.version === grace.version) return { ...grace, ...body, version: 3 };
      return refusal(409, 'Grace Hopper changed this product after you opened it.', {
        code: 'conflict',
        newer: { by: 'Grace Hopper', at: '2026-01-15T11:52:00.000Z' },
      })();
    },
  });
}

let sentProduct: { description?: string } | undefined;

/** Nothing moves while someone types, until they want to see it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: aSharedShop,
  play: async ({ userEvent }) => {
    const id = catalogue.at(-1)?.id ?? 0;
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    changedByBea('product.changed', id);
    await expect(await screen.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(await field('Title')).toHaveValue('Saltmarsh House');
    await expect(await field('Title')).toHaveFocus();
    await press(userEvent, 'Show');
    const notice = await screen.findByRole('region', { name: /^Bea Lind changed this product/ });
    await expect(notice).toHaveTextContent('Theirs: Saltmarsh InnYours: Saltmarsh House');
    await expect(screen.queryByText(/^Changed by Bea Lind/)).toBeNull();
  },
});

/** Without changes of one's own, the form follows. */
export const FollowsQuietly = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  decorators: [withAnotherAdmin],
  beforeEach: aSharedShop,
  play: async ({ userEvent, step }) => {
    await step("Without changes of one's own, the form follows", async () => {
      const id = catalogue.at(-1)?.id ?? 0;
      await press(userEvent, 'Edit Saltmarsh');
      await userEvent.click(await field('Description'));
      changedByBea('product.changed', id);
      await waitFor(async () => expect(await field('Title')).toHaveValue('Saltmarsh Inn'));
      await expect(await field('Description')).toHaveFocus();
      await expect(screen.queryByText(/^Changed by Bea Lind/)).toBeNull();
    });
    await press(userEvent, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Focus beside the fields stays where it is', async () => {
      const id = catalogue.at(-1)?.id ?? 0;
      await press(userEvent, 'Edit Saltmarsh');
      await field('Title');
      const cancel = screen.getByRole('button', { name: 'Cancel' });
      cancel.focus();
      changedByBea('product.changed', id);
      await waitFor(async () => expect(await field('Title')).toHaveValue('Saltmarsh Inn'));
      await expect(cancel).toHaveFocus();
    });
  },
});

/** What is typed while their version loads stays. */
export const FollowedTooLate = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    const asked = Promise.withResolvers<void>();
    const theirs = Promise.withResolvers<Product>();
    productAsked = asked.promise;
    answerProduct = async () => {
      theirs.resolve(aProduct({ ...catalogue.at(-1), title: 'Saltmarsh Inn', version: 2 }));
      // The response is read and rendered a few tasks later.
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    return aShop(catalogue, {
      'GET /api/products/:id': () => {
        asked.resolve();
        return theirs.promise;
      },
    });
  },
  play: async ({ userEvent }) => {
    const id = catalogue.at(-1)?.id ?? 0;
    await press(userEvent, 'Edit Saltmarsh');
    await field('Title');
    changedByBea('product.changed', id);
    await productAsked;
    await userEvent.type(await field('Title'), ' House');
    await answerProduct();
    await expect(await screen.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(await field('Title')).toHaveValue('Saltmarsh House');
  },
});

let productAsked: Promise<void>;
let answerProduct: () => Promise<void>;

/** What only Grace changed is saved with what was changed here, unasked. Else the second save sends the version that was shown. */
export const SavedAnyway = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: aSharedShop,
  play: async ({ userEvent, step }) => {
    await step('What only Grace changed is saved with what was changed here, unasked', async () => {
      await press(userEvent, 'Edit Saltmarsh');
      await userEvent.type(await field('Description'), ' Now open.');
      await press(userEvent, 'Update Product');
      await expect(
        await screen.findByText(
          'Product updated successfully. Changes to Title and Price by Grace Hopper were kept.',
        ),
      ).toBeVisible();
      await expect(sentProduct).toMatchObject({
        title: 'Saltmarsh Inn',
        price: '45.00',
        version: 2,
      });
      await expect(sentProduct?.description).toMatch(/ Now open\.$/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The second save sends the version that was shown', async () => {
      await press(userEvent, 'Edit Saltmarsh');
      await userEvent.type(await field('Title'), ' House');
      await press(userEvent, 'Update Product');
      await press(userEvent, 'Save mine anyway');
      await expect(await screen.findByText('Product updated successfully')).toBeVisible();
      await expect(sentProduct).toMatchObject({ title: 'Saltmarsh House', price: '45.00' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** Nothing is overwritten: shows what both changed, and keeps it in the form until theirs is loaded. */
export const TheirsLoaded = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: aSharedShop,
  play: async ({ userEvent, step }) => {
    await step(
      'Nothing is overwritten: shows what both changed and keeps it in the form',
      async () => {
        await press(userEvent, 'Edit Saltmarsh');
        await userEvent.type(await field('Title'), ' House');
        await press(userEvent, 'Update Product');
        const name = /^Grace Hopper changed this product on Jan 15, 2026/;
        const notice = await screen.findByRole('region', { name });
        await waitFor(() => expect(notice).toHaveFocus());
        await expect(notice).toHaveTextContent('Theirs: Saltmarsh InnYours: Saltmarsh House');
        await expect(notice).toHaveTextContent('Their changes to Price are in the form now.');
        await expect(notice).not.toHaveTextContent('$');
        await expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(45);
        await expect(await field('Title')).toHaveValue('Saltmarsh House');
        await expect(screen.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
      },
    );
    await step("Their version replaces the form's values", async () => {
      await press(userEvent, 'Load their version');
      await expect(await field('Title')).toHaveValue('Saltmarsh Inn');
      await expect(await field('Title')).toHaveFocus();
      await expect(screen.queryByRole('region', { name: /^Grace Hopper/ })).toBeNull();
      await press(userEvent, 'Update Product');
      await expect(await screen.findByText('Product updated successfully')).toBeVisible();
    });
  },
});

const uploaded = { thumbnail: '/thumbnails/ebbe-960.webp', width: 960, height: 600 };

const anImage = () => new File(['a picture'], 'lantern.png', { type: 'image/png' });

type Chooser = { upload: (field: HTMLElement, file: File) => Promise<void> };

async function chooseImage(person: Chooser, file = anImage()) {
  await person.upload(await screen.findByLabelText(/Choose image…/), file);
}

/** A refused image keeps the form. An uploaded one replaces an invalid URL, and the preview shows it before saving. */
export const ImageUploaded = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isDamaged = true;
    const refused = refusal(400, 'This image is damaged. Export it again and retry.');
    return aShop(catalogue, {
      'POST /api/admin/uploads': () => {
        if (!isDamaged) return uploaded;
        isDamaged = false;
        return refused();
      },
    });
  },
  play: async ({ userEvent, step }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.type(await field('Title'), ' House');
    const address = await field(/Thumbnail URL/);
    await step('Refused by the server', async () => {
      await chooseImage(userEvent);
      await expect(
        await screen.findByText('This image is damaged. Export it again and retry.'),
      ).toBeVisible();
      await expect(await field('Title')).toHaveValue('Saltmarsh House');
      await expect(address).toHaveValue('/thumbnails/saltmarsh-960.webp');
    });
    await step('Refused in the browser', async () => {
      const wall = anImage();
      Object.defineProperty(wall, 'size', { value: maxUploadBytes + 1 });
      await chooseImage(userEvent, wall);
      await expect(
        await screen.findByText('This file is larger than 10 MB. Choose a smaller one.'),
      ).toBeVisible();
    });
    await step('Uploaded in place of an invalid URL', async () => {
      await userEvent.clear(address);
      await userEvent.type(address, 'javascript:alert(1)');
      await press(userEvent, 'Update Product');
      await expect(address).toBeInvalid();
      await chooseImage(userEvent);
      await expect(await screen.findByText('lantern.png uploaded')).toBeVisible();
      await expect(address).toBeValid();
      await expect(address).toHaveValue('/thumbnails/ebbe-960.webp');
      const card = screen.getByRole('dialog').querySelector('img');
      await expect(card).toHaveAttribute('src', '/thumbnails/ebbe-960.webp');
    });
  },
});

/** More pictures are uploaded, described, sorted and removed; the form sends them in order. */
export const Pictures = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aShop(
      catalogue.map((product) => ({
        ...product,
        pictures: [{ url: '/thumbnails/saltmarsh-960.webp', alt: 'The dining room' }],
      })),
      {
        'POST /api/admin/uploads': uploaded,
        'PATCH /api/products/:id': async (request) => {
          const { pictures } = await request.json();
          await expect(pictures).toEqual([
            { url: '/thumbnails/ebbe-960.webp', alt: 'The menu', width: 960, height: 600 },
            { url: '/thumbnails/saltmarsh-960.webp', alt: 'The dining room' },
          ]);
          return aProduct();
        },
      },
    ),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Saltmarsh');
    await userEvent.upload(await screen.findByLabelText(/Add a picture/), anImage());
    await press(userEvent, 'Move up: picture 2');
    await press(userEvent, 'Update Product');
    const alt = await field('Description of picture 1');
    await expect(alt).toHaveAccessibleDescription(/at least 1 character/);
    await userEvent.type(alt, 'The menu');
    await expect(await field('Description of picture 2')).toHaveValue('The dining room');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
  },
});

/** The product can’t be saved while an image is uploading. */
export const ImageUploading = meta.story({
  tags: ['!dev', '!autodocs'],
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

export const DeleteQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await press(userEvent, 'Delete Saltmarsh');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure? This will permanently delete the product "Saltmarsh". This action cannot be undone.',
    );
  },
});

/** The row disappears and focus moves to Add Product. */
export const Deleted = meta.story({
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
