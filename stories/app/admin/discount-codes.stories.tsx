import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Discounts } from '#app/admin/discounts/discounts.tsx';
import { discounts } from '#app/admin/discounts/section.ts';
import type { Discount } from '#contract/admin-discounts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { withClipboard } from '../../fixtures/clipboard.ts';
import {
  aDiscount,
  aDiscountUse,
  someDiscounts,
  someDiscountUses,
} from '../../fixtures/discounts.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aCatalogue } from '../../fixtures/products.ts';

/** A server that stores codes, searches and filters them. */
function aServer(discounts = someDiscounts(), answers: Answers = {}): Answers {
  const kept = [...discounts];
  return {
    'GET /api/admin/discounts': (request: Request) => {
      const params = new URL(request.url).searchParams;
      const [q, status] = [params.get('q') ?? '', params.get('status')];
      return kept.filter(
        (one) => one.code.includes(q.toUpperCase()) && (!status || one.status === status),
      );
    },
    'POST /api/admin/discounts': async (request: Request) => {
      const { code, ...terms } = await request.json();
      const created = aDiscount({ id: 9, ...terms, code: code.toUpperCase() });
      kept.unshift(created);
      return created;
    },
    'POST /api/admin/discounts/:id/end': (_request: Request, { id }) => {
      const at = kept.findIndex((one) => one.id === Number(id));
      const endedAt = '2026-01-15T12:00:00.000Z';
      const ended = aDiscount({ ...kept[at], status: 'ended', endedAt });
      kept[at] = ended;
      return ended;
    },
    'GET /api/admin/discounts/:id/uses': (_request: Request, { id }) =>
      id === '4' ? someDiscountUses() : [],
    'GET /api/products': aCatalogue(),
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Discount codes',
  component: adminScreen(discounts, discounts.page, Discounts),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/discounts',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Discount codes with their uses. Admins create and end them; their terms never change.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /WINTER-20/ }));
    await expect(row.getByText('20% off for 3 months')).toBeVisible();
    // Not on phones, where the dates say more.
    await expect(row.getByText('12 of 50')).toBeInTheDocument();
    await expect(row.getByText('Active')).toBeVisible();
    const usedUp = within(canvas.getByRole('row', { name: /K7QM-2XWD-HR9T/ }));
    await expect(usedUp.getByText('Used up')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End LAUNCH-25' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aServer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No discount codes yet')).toBeVisible();
  },
});

/** A search that matches nothing is not an empty list. */
export const NoResults = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn(aServer([])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No discount codes yet');
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByText('No discount codes found')).toBeVisible();
    await expect(canvas.queryByText('No discount codes yet')).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/admin/discounts': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading discount codes...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({
      'GET /api/admin/discounts': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** The audit log links here with the code as the search. */
export const Searched = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  parameters: { path: '/admin/discounts?q=friends&status=active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^FRIENDS/ })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('searchbox')).toHaveValue('friends');
  },
});

export const CreateDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create code' }));
    const dialog = within(await openedDialog('Create discount code'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await expect(dialog.getByRole('status', { name: 'Summary' })).toHaveTextContent(
      'Enter a discount to see what the code does.',
    );
  },
});

/** The sentence above the buttons follows every field. */
export const Described = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { userEvent } = context;
    await CreateDialog.play(context);
    const dialog = within(await openedDialog('Create discount code'));
    const summary = dialog.getByRole('status', { name: 'Summary' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'winter-21');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage off' }), '20');
    await expect(summary).toHaveTextContent('20% off the first payment of any plan.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Several months' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Monthly' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Total uses/ }), '50');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Once per customer' }));
    await userEvent.type(dialog.getByLabelText('Ends after'), '2026-12-31');
    await expect(summary).toHaveTextContent(
      '20% off the first 3 months of any monthly plan, 50 uses, once per customer, until Dec 31, 2026.',
    );
  },
});

/** Shows the new code with its link. */
export const Created = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Described.play(context);
    const form = within(await openedDialog('Create discount code'));
    await userEvent.click(form.getByRole('button', { name: 'Create code' }));
    const details = within(await openedDialog('WINTER-21'));
    await expect(details.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://shop.example/checkout?code=WINTER-21',
    );
    await expect(
      await canvas.findByRole('rowheader', { name: 'WINTER-21', hidden: true }),
    ).toBeVisible();
  },
});

/** A generated code can’t be guessed. The field is focused, so that it is read out. */
export const Generated = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async (context) => {
    const { userEvent } = context;
    await CreateDialog.play(context);
    const dialog = within(await openedDialog('Create discount code'));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate code' }));
    const code = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await expect(code.value).toMatch(/^([A-HJ-NP-Z2-9]{4}-?){3}$/);
    await expect(code).toHaveFocus();
  },
});

export const AmountForOneProduct = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async (context) => {
    const { userEvent } = context;
    await CreateDialog.play(context);
    const dialog = within(await openedDialog('Create discount code'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'SALTY-5');
    await userEvent.click(dialog.getByRole('radio', { name: 'Fixed amount' }));
    await userEvent.type(dialog.getByLabelText('Amount off each payment'), '5');
    await userEvent.click(dialog.getByRole('radio', { name: 'Every payment' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Products/ }), 'salt');
    await userEvent.click(await screen.findByRole('option', { name: /Saltmarsh/ }));
    await expect(dialog.getByRole('status', { name: 'Summary' })).toHaveTextContent(
      '$5.00 off every payment of any plan for Saltmarsh.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    const details = within(await openedDialog('SALTY-5'));
    await expect(details.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://shop.example/checkout/product/1?code=SALTY-5',
    );
  },
});

/** Each error is at its field, and the first one is focused. */
export const Invalid = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    await CreateDialog.play(context);
    const dialog = within(await openedDialog('Create discount code'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'new');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage off' }), '120');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Total uses/ }), 'many');
    await userEvent.type(dialog.getByLabelText('Ends after'), '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/Use at least 6 characters/);
    await expect(
      dialog.getByRole('textbox', { name: 'Percentage off' }),
    ).toHaveAccessibleDescription(/Enter a whole number from 1 to 100\.$/);
    await expect(dialog.getByRole('textbox', { name: /^Total uses/ })).toHaveAccessibleDescription(
      /Enter a whole number from 1 to 1,000,000\.$/,
    );
    await expect(dialog.getByText('Choose today or a later day.')).toBeInTheDocument();
  },
});

/** Another admin may have created it a moment ago, or the server fails. The form keeps what was typed. */
export const CodeTaken = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    const message = 'This code already exists. Choose another one.';
    const errors = [{ path: 'code', message }];
    const answers = [refusal(409, message, { code: 'conflict', errors })];
    const failed = refusal(500, 'Something went wrong on our side.');
    const create = () => (answers.shift() ?? failed)();
    return adminSignedIn(aServer(undefined, { 'POST /api/admin/discounts': create }));
  },
  play: async (context) => {
    const { step } = context;
    await step(
      'Another admin may have created it a moment ago. The form keeps what was typed',
      async () => {
        const { userEvent } = context;
        await Described.play(context);
        const dialog = within(await openedDialog('Create discount code'));
        await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
        const code = dialog.getByRole('textbox', { name: 'Code' });
        await waitFor(() => expect(code).toHaveAccessibleDescription(/This code already exists/));
        await expect(code).toHaveFocus();
        await expect(dialog.getByRole('textbox', { name: 'Percentage off' })).toHaveValue('20');
      },
    );
    await step('Create failed', async () => {
      const dialog = within(await openedDialog('Create discount code'));
      await context.userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
      await inSight('Something went wrong on our side.');
      await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('winter-21');
    });
  },
});

async function openDetails(userEvent: UserEventObject, code: string) {
  await userEvent.click(await screen.findByRole('button', { name: `View Details of ${code}` }));
  return within(await openedDialog(code));
}

/** The terms as a sentence, the link, and who used it. An ended code has no link to share. */
export const Details = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Link copied', async () => {
      const writeText = fn(async () => {});
      await withClipboard({ writeText }, async () => {
        const dialog = await openDetails(userEvent, 'FRIENDS');
        await userEvent.click(dialog.getByRole('button', { name: 'Copy Link' }));
        await expect(writeText).toHaveBeenCalledWith('https://shop.example/checkout?code=FRIENDS');
      });
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('An ended code has no link to share', async () => {
      const dialog = await openDetails(userEvent, 'LAUNCH-25');
      await expect(await dialog.findByText('No uses yet')).toBeVisible();
      await expect(dialog.queryByRole('textbox', { name: 'Link' })).toBeNull();
      await expect(dialog.queryByRole('button', { name: 'End code' })).toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('The terms as a sentence, the link, and who used it', async () => {
      const dialog = await openDetails(userEvent, 'WINTER-20');
      await expect(
        dialog.getByText(/^20% off the first 3 months of any monthly plan, 50 uses/),
      ).toBeVisible();
      await expect(await dialog.findByRole('link', { name: 'ACC-2026-0042' })).toHaveAttribute(
        'href',
        '/admin/orders/ACC-2026-0042',
      );
      await expect(dialog.getByText('$17.80')).toBeVisible();
      await expect(dialog.getByText('Checkout open')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'View in audit log' })).toHaveAttribute(
        'href',
        '/admin/audit?q=WINTER-20',
      );
    });
  },
});

export const UsesFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aServer(undefined, {
        'GET /api/admin/discounts/:id/uses': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent, 'WINTER-20');
    await expect(await dialog.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Says for whom the discount goes on. */
export const EndQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End WINTER-20' }));
    const question = within(await openedDialog(undefined, 'alertdialog'));
    await expect(
      question.getByText('The 12 orders that already use it keep their discount.'),
    ).toBeVisible();
    await expect(question.getByText(/^1 customer is at checkout with it/)).toBeVisible();
  },
});

/** On a phone, a code is ended from its details. */
export const Ended = meta.story({
  tags: ['!screen', 'unpictured'],
  play: async (context) => {
    const { userEvent, step } = context;
    await step('On a phone, a code is ended from its details', async () => {
      const dialog = await openDetails(userEvent, 'WINTER-20');
      await userEvent.click(dialog.getByRole('button', { name: 'End code' }));
      const question = within(await openedDialog(undefined, 'alertdialog'));
      await expect(question.getByText(/WINTER-20/)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await step('Ended', async () => {
      const { canvas, userEvent } = context;
      await EndQuestion.play(context);
      const question = within(await openedDialog(undefined, 'alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'End code' }));
      await inSight('Discount code ended');
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'End WINTER-20' })).toBeNull(),
      );
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Create code' })).toHaveFocus(),
      );
    });
  },
});

/** The question stays open for another try. */
export const EndFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      aServer(undefined, {
        'POST /api/admin/discounts/:id/end': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
  play: async (context) => {
    const { userEvent } = context;
    await EndQuestion.play(context);
    const question = await openedDialog(undefined, 'alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'End code' }));
    await inSight('Something went wrong on our side.');
    await expect(question).toHaveAttribute('data-state', 'open');
  },
});

const long: Discount = aDiscount({
  code: 'A-CODE-AS-LONG-AS-A-CODE-MAY-BE-OR-TYPED',
  uses: 999_999,
  maxUses: 1_000_000,
  percentOff: null,
  amountOff: '99999999.99',
  duration: 'repeating',
  durationMonths: 36,
  productIds: Array.from({ length: 40 }, (_, index) => index + 8),
});

/** Long values, unlisted products and hostile text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer([long], {
        'GET /api/admin/discounts/:id/uses': [
          aDiscountUse({
            customerName: `<script>alert('no')</script> שלום ${'endless'.repeat(20)}`,
            productTitle: '👩🏽‍🚀'.repeat(30),
            discountAmount: '99999999.99',
          }),
        ],
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent, long.code);
    await expect(dialog.getByText(/for 40 products/)).toBeVisible();
    await expect(
      await dialog.findByText(/^Alder Joinery, Product 9,.* and 35 more$/),
    ).toBeVisible();
  },
});
