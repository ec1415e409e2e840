import { expect, screen, waitFor, within } from 'storybook/test';
import { ProductsTab } from '#app/admin/products/products-tab.tsx';
import type { Product } from '#contract/products';
import type { BriefSection } from '#db/values/brief-sections';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import { press } from '../../fixtures/press.ts';
import { aProduct } from '../../fixtures/products.ts';

const menu: BriefSection = {
  id: 'menu',
  title: 'Menu',
  hint: 'The dishes and prices of the current menu.',
  texts: [
    {
      id: 'food',
      label: 'Food',
      max: 3_000,
      optional: false,
      example: 'Mussels, smoked butter, seaweed flatbread, 17',
    },
    { id: 'drinks', label: 'Drinks', max: 2_000, optional: true, example: 'Sparkling perry, 11' },
  ],
  pictures: { max: 0, hint: '' },
};
const room: BriefSection = {
  id: 'room',
  title: 'The room',
  hint: 'What the place is like.',
  texts: [],
  pictures: { max: 8, hint: 'The room and the kitchen.' },
};

function aShop(product: Product, saved?: (sections: BriefSection[] | null) => Promise<void>) {
  return adminSignedIn({
    'GET /api/products': [product],
    'PATCH /api/products/:id': async (request: Request) => {
      await saved?.((await request.json()).briefSections);
      return product;
    },
  });
}

const meta = preview.meta({
  title: 'Screens/Admin/Product brief',
  component: ProductsTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => aShop(aProduct({ briefSections: [menu, room] })),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=products',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The part of the product form that says which texts and pictures customers are asked for after they buy the website.',
      },
    },
  },
});

/** Opens the form at the brief. */
async function openBrief(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: 'Edit Saltmarsh' }));
  await screen.findByRole('dialog', { name: 'Edit Product' });
  const summary = await screen.findByText('Brief', { selector: 'summary *' });
  await user.click(summary);
  summary.scrollIntoView({ block: 'start' });
}

/** A section of the form. */
const inSection = (name: string) => within(screen.getByRole('group', { name }));

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await openBrief(userEvent);
    await userEvent.click(screen.getByText('Menu', { selector: 'summary *' }));
    const food = within(inSection('Texts of Menu').getByRole('group', { name: 'Text 1' }));
    await expect(food.getByRole('textbox', { name: 'What to write' })).toHaveValue('Food');
    await expect(food.getByRole('textbox', { name: 'Maximum length' })).toHaveValue('3000');
  },
});

/** Products without sections of their own ask for the standard ones. */
export const Standard = meta.story({
  beforeEach: () => aShop(aProduct({ briefSections: null })),
  play: async ({ userEvent }) => {
    await openBrief(userEvent);
    await expect(
      screen.getByText(/standard sections: Opening, About, Services, Reviews\./),
    ).toBeVisible();
  },
});

export const StandardEdited = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    aShop(aProduct({ briefSections: null }), async (sections) => {
      await expect(sections?.map(({ title }) => title)).toEqual([
        ...['Welcome', 'About', 'Services', 'Reviews'],
      ]);
      await expect(sections?.[0]?.id).toBe('opening');
    }),
  play: async ({ userEvent }) => {
    await openBrief(userEvent);
    await press(userEvent, 'Edit the standard sections');
    await userEvent.click(screen.getByText('Opening', { selector: 'summary *' }));
    const name = inSection('Opening').getByRole('textbox', { name: /^Section name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Welcome');
    await expect(screen.getByRole('group', { name: 'Welcome' })).toBeVisible();
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
  },
});

/** Sections and texts are added and sorted with the keyboard alone. */
export const Edited = meta.story({
  tags: ['unpictured'],
  beforeEach: () =>
    aShop(aProduct({ briefSections: [menu, room] }), async (sections) => {
      await expect(sections?.map(({ title }) => title)).toEqual(['The room', 'Menu', 'Booking']);
      await expect(sections?.[1]?.texts.map(({ id }) => id)).toEqual(['drinks', 'food']);
      await expect(sections?.[2]?.texts).toEqual([
        expect.objectContaining({ label: 'Sittings', max: 300, optional: false }),
      ]);
    }),
  play: async ({ userEvent }) => {
    await openBrief(userEvent);
    await userEvent.click(screen.getByText('Menu', { selector: 'summary *' }));
    const down = screen.getByRole('button', { name: 'Move down: Menu' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Menu moved to position 2 of 2');
    await waitFor(() => expect(down).toHaveFocus());
    screen.getByRole('button', { name: 'Move down: Text 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Text 1 moved to position 2 of 2');
    screen.getByRole('button', { name: 'Add section' }).focus();
    await userEvent.keyboard('{Enter}');
    const name = inSection('Section 3').getByRole('textbox', { name: /^Section name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Booking');
    const text = inSection('Booking').getByRole('textbox', { name: 'What to write' });
    await userEvent.type(text, 'Sittings');
    await press(userEvent, 'Update Product');
    await expect(await screen.findByText('Product updated successfully')).toBeVisible();
  },
});

/** Folded sections open at the first error. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await openBrief(userEvent);
    await userEvent.click(screen.getByText('Menu', { selector: 'summary *' }));
    const texts = inSection('Texts of Menu');
    const label = within(texts.getByRole('group', { name: 'Text 1' })).getByRole('textbox', {
      name: 'What to write',
    });
    const length = within(texts.getByRole('group', { name: 'Text 2' })).getByRole('textbox', {
      name: 'Maximum length',
    });
    await userEvent.clear(label);
    await userEvent.clear(length);
    await userEvent.type(length, '9000');
    await userEvent.click(screen.getByText('Menu', { selector: 'summary *' }));
    await userEvent.click(screen.getByText('Brief', { selector: 'summary *' }));
    await expect(label).not.toBeVisible();
    await press(userEvent, 'Update Product');
    await waitFor(() => expect(label).toHaveFocus());
    await expect(label).toHaveAccessibleDescription('Required');
    await expect(length).toHaveAccessibleDescription(
      expect.stringContaining('Enter a whole number from 1 to 5,000.'),
    );
  },
});
