import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrdersTab } from '#app/admin/orders/orders-tab.tsx';
import type { StageChange } from '#contract/delivery-stages';
import type { OrderDiscount } from '#contract/discounts';
import type { Order } from '#contract/orders';
import { dayIn } from '#contract/zoned-days';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { waitsForBrief } from '../../fixtures/briefs.ts';
import { downloadSelected, noticingCsv } from '../../fixtures/csv-of-selected.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import { isShownWhereWide } from '../../fixtures/is-shown-where-wide.ts';
import { chooseInListMenu, openFilters, openListMenu } from '../../fixtures/list-tools.ts';
import {
  anOrder,
  anOrderBook,
  anOrderFlag,
  aRevenueSummary,
  orderDetails,
} from '../../fixtures/orders.ts';
import { withSettings } from '../../fixtures/with-settings.tsx';

const frozenNow = new Date('2026-01-15T12:00:00.000Z');

const waiting = { status: 'in_progress', deliveredAt: null, deliveryNote: null } as const;

/** Paid and undelivered: one overdue, one due soon, one paused. */
const queue = [
  anOrder({
    ...waiting,
    id: 51,
    orderId: 'ACC-2026-0051',
    productTitle: 'Northgate Dental',
    customerName: 'Greta Roth',
    customerEmail: 'praxis@rothdental.example',
    promisedAt: '2026-01-15T08:40:00.000Z',
  }),
  anOrder({
    ...waiting,
    id: 54,
    orderId: 'ACC-2026-0054',
    status: 'pending',
    startedAt: null,
    productTitle: 'Rye & Ember',
    customerName: 'Jonas Weaver',
    customerEmail: 'jonas@weaverandsons.example',
    promisedAt: '2026-01-15T17:20:00.000Z',
  }),
  anOrder({
    ...waiting,
    ...waitsForBrief,
    stage: 'requirements',
    id: 53,
    orderId: 'ACC-2026-0053',
    status: 'pending',
    startedAt: null,
    productTitle: 'Kestrel Cycles',
    customerName: 'Noor Haddad',
    customerEmail: 'noor@haddadcycles.example',
  }),
];

/** One past due, one disputed. */
const unsound = [
  anOrder({
    id: 38,
    orderId: 'ACC-2025-0938',
    productTitle: 'Kestrel Cycles',
    customerName: 'Elif Demir',
    customerEmail: 'elif@demirbisiklet.example',
    subscriptionStatus: 'past_due',
    pastDueSince: '2026-01-11T09:30:00.000Z',
    createdAt: '2025-12-11T09:30:00.000Z',
  }),
  anOrder({
    id: 36,
    orderId: 'ACC-2025-0936',
    productTitle: 'Northgate Dental',
    customerName: 'Hugo Brandt',
    customerEmail: 'hugo@brandt.example',
    paymentStatus: 'disputed',
    createdAt: '2025-12-02T09:30:00.000Z',
  }),
];

/** A live website that is down. */
const down = anOrder({
  id: 35,
  orderId: 'ACC-2025-0935',
  productTitle: 'Rye & Ember',
  customerName: 'Mara Lindqvist',
  customerEmail: 'mara@ryeandember.example',
  liveUrl: 'https://www.ryeandember.example',
  siteDownSince: '2026-01-15T09:52:00.000Z',
  createdAt: '2025-11-28T09:30:00.000Z',
});

const book = [
  ...anOrderBook().slice(0, 2),
  ...queue.toReversed(),
  ...anOrderBook().slice(2, 3),
  ...unsound,
  ...anOrderBook().slice(3),
];

const queues = new Map([
  ['undelivered', queue],
  ['past_due', unsound.slice(0, 1)],
]);

/** Like the server: some filters have their own order. */
const listed = (request: Request) =>
  queues.get(new URL(request.url).searchParams.get('status') ?? '') ?? book;

/** The same with a website that is down. */
const withDown = (request: Request) =>
  new URL(request.url).searchParams.get('status') === 'site_down' ? [down] : listed(request);

const broken = refusal(500, 'Something went wrong on our side.');

const aDesk = (answers: Answers = {}) =>
  adminSignedIn({
    'GET /api/admin/revenue-summary': aRevenueSummary(),
    'GET /api/orders': listed,
    'GET /api/orders/:id': orderDetails(),
    ...answers,
  });

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: OrdersTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => aDesk(),
  args: { frozenNow },
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=orders',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Orders with a revenue summary. The details dialog has an order’s payments, refunds and timeline.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /ACC-2026-0042/ }));
    await isShownWhereWide(row.getByText('Regular Support'));
    await expect(row.getByText('$89.00')).toBeVisible();
    await expect(row.getByText('Delivered')).toBeVisible();
    await expect(canvas.getByText('362 · $32,218.00')).toBeVisible();
    await expect(canvas.getByText('$84,310.00')).toBeVisible();
    await expect(canvas.queryByText('Other')).toBeNull();
    await expect(canvas.getByText('Overdue by 3 h')).toBeVisible();
    await expect(canvas.getByText('Due in 5 h')).toBeVisible();
    await expect(canvas.getByText('In progress · 23 h')).toBeVisible();
  },
});

/** A failed first payment is marked, and annual orders show the yearly amount. */
export const UnpaidAndAnnual = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const [, unpaid] = anOrderBook();
    const failed = anOrder({
      ...unpaid,
      id: 58,
      orderId: 'ACC-2026-0058',
      paymentStatus: 'failed',
    });
    const annual = anOrder({
      id: 59,
      orderId: 'ACC-2026-0059',
      billingInterval: 'year',
      intervalTotal: '199.00',
      totalAmount: '16.58',
    });
    return aDesk({ 'GET /api/orders': unpaid ? [annual, failed, unpaid] : [] });
  },
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('row', { name: /ACC-2026-0058/ }));
    await expect(failed.getByText('Payment failed')).toBeVisible();
    await expect(failed.getByText('/mo')).toBeVisible();
    const unpaid = within(canvas.getByRole('row', { name: /ACC-2026-0056/ }));
    await expect(unpaid.getByText('Not paid yet')).toBeVisible();
    const annual = within(canvas.getByRole('row', { name: /ACC-2026-0059/ }));
    await expect(annual.getByText('$199.00')).toBeVisible();
    await expect(annual.getByText('/yr')).toBeVisible();
  },
});

/** Paid and undelivered, most urgent first and paused ones last; columns can’t be sorted. */
export const ToDeliver = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ 'GET /api/orders': withDown }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Orders with a failed renewal, oldest first', async () => {
      const row = within(await canvas.findByRole('row', { name: /ACC-2025-0936/ }));
      await expect(row.getByText('Disputed')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Past due' }));
      const shown = () => canvas.getAllByRole('row', { name: /ACC/ });
      await waitFor(() => expect(shown()).toHaveLength(1));
      await expect(within(shown()[0] as HTMLElement).getByText('Past due')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
    });
    await step('Orders whose live website doesn’t respond, the longest first', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Website down' }));
      const row = within(await canvas.findByRole('row', { name: /ACC-2025-0935/ }));
      await expect(canvas.getAllByRole('rowheader', { name: /^ACC/ })).toHaveLength(1);
      await expect(row.getByText('Down for 2 h')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('link', { name: 'All orders' }));
    await step(
      'Paid and undelivered, most urgent first and paused ones last; columns can’t be sorted',
      async () => {
        await canvas.findByText('Overdue by 3 h');
        await expect(canvas.getByText('Waiting for brief')).toBeVisible();
        await userEvent.click(canvas.getByRole('link', { name: 'To deliver' }));
        await waitFor(() =>
          expect(
            canvas.getAllByRole('rowheader', { name: /^ACC/ }).map((row) => row.textContent),
          ).toEqual(['ACC-2026-0051', 'ACC-2026-0054', 'ACC-2026-0053']),
        );
        await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
      },
    );
  },
});

/** Columns can be hidden, which the browser remembers. The status can’t: it tells unpaid orders apart. */
export const ChosenColumns = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const restore = aDesk({ 'GET /api/orders': noticingCsv(listed) });
    return () => {
      localStorage.removeItem('hidden-columns');
      restore();
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Columns can be hidden, which the browser remembers. The status can’t: it tells unpaid orders apart',
      async () => {
        const headings = () =>
          canvas
            .getAllByRole('columnheader', { name: /^Customer/ })
            .map(({ textContent }) => textContent);
        await canvas.findByRole('row', { name: /ACC-2026-0042/ });
        await expect(headings()).toContain('Customer Email');
        const menu = await openListMenu(userEvent);
        await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Customer Email' }));
        const status = menu.getByRole('menuitemcheckbox', { name: /^Status/ });
        await expect(status).toHaveAttribute('aria-disabled', 'true');
        await userEvent.keyboard('{Escape}');
        await expect(headings()).not.toContain('Customer Email');
        await expect(localStorage.getItem('hidden-columns')).toMatch(
          /^{"orders":\[("payment","stage",)?"email"\]}$/,
        );
      },
    );
    await step('The rows that are selected, with the columns that the table shows', async () => {
      const query = await downloadSelected(userEvent, 'ACC-2026-0042');
      await expect(query?.get('ids')).toBe('42');
      await expect(query?.has('status')).toBe(false);
      await expect(query?.get('columns')).toMatch(/^orderId-/);
      await expect(query?.get('columns')).not.toContain('customerEmail');
    });
  },
});

const selectAll = async (person: UserEventObject) => {
  await screen.findByRole('row', { name: /ACC-2026-0042/ });
  for (const order of ['ACC-2026-0051', 'ACC-2026-0054']) {
    await person.click(screen.getByRole('checkbox', { name: `Select ${order}` }));
  }
};

/** Several orders can be started, moved, assigned or exported at once. */
export const Selected = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ 'GET /api/admin/assignees': [{ id: 1, name: 'Grace Hopper' }] }),
  play: async ({ canvas, userEvent }) => {
    await selectAll(userEvent);
    const bar = within(canvas.getByRole('group', { name: '2 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await expect(
      (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
    ).toEqual(['Grace Hopper', 'No one']);
    await userEvent.keyboard('{Escape}');
  },
});

/** Work starts on all that are paid and wait; the others say why not. It can’t be undone. */
export const WorkStarted = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    aDesk({
      'POST /api/orders/:id/start': (_request, { id }) =>
        id === '51'
          ? refusal(409, 'Work on this order has already started.', { code: 'conflict' })()
          : orderDetails({ id: 54 }),
    }),
  play: async ({ canvas, userEvent }) => {
    await selectAll(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Start work' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '1 of 2 orders wasn’t changed' }),
    );
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      'ACC-2026-0051: Work on this order has already started.',
    );
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

const begun = fn((_id: string | undefined) => {});

/** Orders whose brief is missing are named before anything is changed. */
export const StartedWithoutBrief = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    begun.mockClear();
    return aDesk({
      'POST /api/orders/:id/start': (_request, { id }) => {
        begun(id);
        return orderDetails({ id: Number(id) });
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await selectAll(userEvent);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ACC-2026-0053' }));
    const answer = async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      await question.findByText(/^We’re still waiting for the brief for ACC-2026-0053\./);
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Move to stage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Development' }));
    await answer('Cancel');
    await userEvent.click(canvas.getByRole('button', { name: 'Start work' }));
    await answer('Cancel');
    await expect(begun).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Start work' }));
    await answer('Start anyway');
    await waitFor(() => expect(begun.mock.calls.flat().toSorted()).toEqual(['51', '53', '54']));
  },
});

/** Those that another admin has changed are left alone, stay selected, and are named. */
export const PartlyRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'PATCH /api/orders/:id/stage': (_request, { id }) =>
        id === '51'
          ? refusal(409, 'Bea Ito moved this order while you were editing.', { code: 'conflict' })()
          : orderDetails({ id: 54 }),
    }),
  play: async ({ canvas, userEvent }) => {
    await selectAll(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Move to stage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Development' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '1 of 2 orders wasn’t changed' }),
    );
    await expect(
      dialog.getByText('1 order was changed. The others are still selected:'),
    ).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      'ACC-2026-0051: Bea Ito moved this order while you were editing.',
    );
  },
});

/** A server whose orders have unanswered remarks, unless the admin knows of them. */
function anUnansweredDesk() {
  return aDesk({
    'PATCH /api/orders/:id/stage': async (request: Request, { id }) => {
      const { allowUnanswered }: StageChange = await request.json();
      if (allowUnanswered) return orderDetails({ id: Number(id) });
      const sentence =
        '2 remarks have no answer yet. Answer on the order’s page, or send the preview anyway.';
      return id === '51'
        ? refusal(409, sentence, { code: 'conflict', unanswered: 2 })()
        : refusal(400, 'Enter the address where the customer can review the website.')();
    },
  });
}

async function moveToReview(person: UserEventObject) {
  await selectAll(person);
  await person.click(screen.getByRole('button', { name: 'Move to stage' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Review and approval' }));
  return within(await screen.findByRole('dialog', { name: /orders weren’t changed$/ }));
}

/** An order whose remarks have no answers can be sent anyway, one by one. */
export const SentAnyway = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: anUnansweredDesk,
  play: async ({ userEvent }) => {
    const dialog = await moveToReview(userEvent);
    await expect(
      dialog.getByRole('button', { name: 'Send anyway: preview of ACC-2026-0051' }),
    ).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: /^Send anyway/ })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^Send anyway/ }));
    await expect(await screen.findByText('Preview of ACC-2026-0051 sent')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await expect(dialog.getByRole('listitem')).toHaveTextContent(/^ACC-2026-0054/);
  },
});

/** The days are part of the URL, so that they are kept when the tab is left. */
export const LimitedToDays = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?tab=orders&from=2026-01-01&to=2026-01-07' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /ACC-2026-0042/ });
    const chip = 'Created: Jan 1, 2026 – Jan 7, 2026, remove filter';
    await userEvent.click(canvas.getByRole('button', { name: chip }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: chip })).toBeNull());
    const filters = await openFilters(userEvent);
    await expect(filters.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Any date');
  },
});

/** Days are those of the shop: at noon in London, it is already tomorrow in Auckland. */
export const DaysOfTheShop = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withSettings({ reports: { timeZone: 'Pacific/Auckland' } })],
  play: async ({ userEvent }) => {
    const days = await openFilters(userEvent);
    await expect(
      days.getByText('Days begin and end at midnight in Pacific/Auckland.'),
    ).toBeVisible();
    await userEvent.selectOptions(days.getByRole('combobox', { name: 'Period' }), 'Today');
    const today = dayIn('Pacific/Auckland', new Date());
    await expect(days.getByLabelText('From')).toHaveValue(today);
    await expect(days.getByLabelText('To')).toHaveValue(today);
  },
});

/** Exports the rows of the current search and filter. */
export const CsvPreparing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isBroken = true;
    return aDesk({
      'GET /api/orders': (request: Request) => {
        if (request.headers.get('accept') !== 'text/csv') return listed(request);
        if (!isBroken) return onItsWay();
        isBroken = false;
        return broken();
      },
    });
  },
  play: async ({ userEvent }) => {
    await chooseInListMenu(userEvent, 'Download CSV');
    await expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    await chooseInListMenu(userEvent, 'Download CSV');
    const menu = await openListMenu(userEvent);
    await expect(menu.getByRole('menuitem', { name: 'Preparing...' })).toBeVisible();
  },
});

/** The rows of a queue stay in its order: here, the earliest deadline first. */
export const CsvOfQueue = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  parameters: { path: '/admin?tab=orders&status=undelivered' },
  beforeEach: () => aDesk({ 'GET /api/orders': noticingCsv(() => queue) }),
  play: async ({ userEvent }) => {
    const query = await downloadSelected(userEvent, 'ACC-2026-0053');
    await expect([query?.get('ids'), query?.get('status')]).toEqual(['53', 'undelivered']);
  },
});

/** An unknown package counts as Other; revenue can be negative. */
export const OtherPackages = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/admin/revenue-summary': aRevenueSummary({
        totalOrders: 1,
        totalRevenue: '-160.00',
        packages: [
          { group: 'Free', count: 0, amount: '0.00' },
          { group: '1-Year Support', count: 0, amount: '0.00' },
          { group: 'Enhancement', count: 0, amount: '0.00' },
          { group: 'Other', count: 1, amount: '-160.00' },
        ],
      }),
      'GET /api/orders': [anOrder({ supportPackage: 'night_watch' })],
    }),
  play: async ({ canvas }) => {
    const other = await canvas.findByText('Other', { selector: 'dt' });
    await expect(other.nextElementSibling).toHaveTextContent('1 · -$160.00');
    await isShownWhereWide(await canvas.findByText('Night watch'));
  },
});

export const Empty = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/admin/revenue-summary': aRevenueSummary({
        totalOrders: 0,
        totalRevenue: '0.00',
        packages: [
          { group: 'Free', count: 0, amount: '0.00' },
          { group: '1-Year Support', count: 0, amount: '0.00' },
          { group: 'Enhancement', count: 0, amount: '0.00' },
        ],
      }),
      'GET /api/orders': [],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () =>
    aDesk({ 'GET /api/admin/revenue-summary': onItsWay, 'GET /api/orders': onItsWay }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading orders...'))[0]).toBeVisible();
    await expect(canvas.queryByText(/shown$/)).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () => aDesk({ 'GET /api/admin/revenue-summary': broken, 'GET /api/orders': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the figures')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
  },
});

async function openDetails(person: UserEventObject) {
  const name = 'View Details of ACC-2026-0042';
  await person.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Order ACC-2026-0042' }));
}

export const Details = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    const sections = dialog.getAllByRole('heading', { level: 3 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Order Details',
      'Product Details',
      'Customer Details',
      'Support Package',
    ]);
    await expect(dialog.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0042',
    );
    const terms = dialog.getByRole('link', { name: /^Terms of December 30, 2024/ });
    await expect(terms).toHaveAttribute('href', '/terms-of-service/2024-12-30');
  },
});

/** The first payment, and when the price goes up. */
export const DiscountedDetails = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => {
    const order = anOrder({
      discountId: 1,
      discountAmount: '22.25',
      discountEndsAt: '2026-04-02T09:33:00.000Z',
    });
    const discount: OrderDiscount = {
      code: 'LAUNCH-25',
      percentOff: 25,
      amountOff: null,
      billingIntervals: null,
      duration: 'repeating' as const,
      durationMonths: 3,
      endsAt: order.discountEndsAt,
    };
    return aDesk({
      'GET /api/orders': [order],
      'GET /api/orders/:id': orderDetails({ ...order, discount }),
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    const code = await dialog.findByRole('link', { name: 'LAUNCH-25' });
    await expect(code).toHaveAttribute('href', '/admin/discounts?q=LAUNCH-25');
    await expect(code.parentElement).toHaveTextContent('LAUNCH-25, 25% off for 3 months');
    await expect(dialog.getByText('$66.75 ($22.25 off)')).toBeVisible();
    await expect(dialog.getByText('Apr 2, 2026')).toBeVisible();
  },
});

const troubles: Partial<Order>[] = [
  { paymentStatus: 'disputed' },
  { subscriptionStatus: 'past_due' },
  { flags: [anOrderFlag()] },
];

/** One badge says what is wrong and how late the delivery is. */
export const AlertsAndDeadlines = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders': troubles.map((trouble, place) =>
        anOrder({
          ...queue[0],
          id: 60 + place,
          orderId: `ACC-2026-006${place}`,
          ...trouble,
        }),
      ),
    }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Disputed/ }));
    await expect(row.getByText('Disputed · 3 h late')).toBeVisible();
    await expect(row.getByText('In progress:')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Orders' }));
    await expect(table.getByText('Past due · 3 h late')).toBeVisible();
    await expect(table.getByText('Needs review · 3 h late')).toBeVisible();
  },
});

const endless = 'Wherever the tide goes out the bakers of the north coast light their ovens. ';

const hostileLabel = `<img src=x onerror=alert(1)> ${'W'.repeat(120)}`;

const hostile = anOrder({
  deliveryNote: endless.repeat(6),
  productTitle: '<script>alert(1)</script> מאפייה 🥖',
  customerName: 'Maximiliane-Theodora von und zu Hohenlohe-Langenburg-Weikersheim',
  customerEmail: `${'a'.repeat(60)}@${'harbour-bakery-of-the-north-coast.'.repeat(4)}example`,
  customerId: null,
  customerPhone: null,
  totalAmount: '12345678.90',
  product: {
    id: 1,
    title: '<script>alert(1)</script> מאפייה 🥖',
    description: endless.repeat(65),
    thumbnail: null,
    demoUrl: 'javascript:alert(1)',
  },
});

/** Markup is shown as text; unsafe URLs aren’t links. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders': [hostile],
      'GET /api/orders/:id': orderDetails({ ...hostile, credentialLabels: [hostileLabel] }),
    }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await expect(await dialog.findByText('javascript:alert(1)')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});
