import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrdersTab } from '#app/admin/orders/orders-tab.tsx';
import type { Order } from '#contract/orders';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import {
  anOrder,
  anOrderBook,
  anOrderFlag,
  aPayment,
  aRevenueSummary,
  aTimeline,
  orderDetails,
} from '../../fixtures/orders.ts';
import { noRefund, someLimits } from '../../fixtures/refunds.ts';

const frozenNow = new Date('2026-01-15T12:00:00.000Z');

const waiting = { status: 'in_progress', deliveredAt: null, deliveryNote: null } as const;

/** Both paid and undelivered: one overdue, one due soon. */
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

const broken = refusal(500, 'Something went wrong on our side.');

const aDesk = (answers: Answers = {}) =>
  adminSignedIn({
    'GET /api/admin/revenue-summary': aRevenueSummary(),
    'GET /api/orders': listed,
    'GET /api/orders/:id': orderDetails(),
    'GET /api/orders/:id/timeline': aTimeline(),
    'GET /api/orders/:id/refundable': someLimits({ mostAmount: '89.00', policyAmount: null }),
    'GET /api/orders/:id/refunds': [],
    ...answers,
  });

const meta = preview.meta({
  title: 'Screens/Admin/Orders',
  component: OrdersTab,
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
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /ACC-2026-0042/ }));
    await expect(row.getByText('Regular Support')).toBeVisible();
    await expect(row.getByText('$89.00')).toBeVisible();
    await expect(row.getByText('Delivered')).toBeVisible();
    const year = within(canvas.getByRole('row', { name: /1-Year Support \d/ }));
    await expect(year.getByText('362')).toBeVisible();
    await expect(year.getByText('$32,218.00')).toBeVisible();
    await expect(canvas.getByText('$84,310.00')).toBeVisible();
    await expect(canvas.queryByText('Other')).toBeNull();
    await expect(canvas.getByText('Overdue by 3 h')).toBeVisible();
    await expect(canvas.getByText('Due in 5 h')).toBeVisible();
    await expect(canvas.getByText('Due in 23 h')).toBeVisible();
  },
});

/** A failed first payment is marked, and annual orders show the yearly amount. */
export const UnpaidAndAnnual = meta.story({
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

/** Paid and undelivered, most urgent first; columns can’t be sorted. */
export const ToDeliver = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Overdue by 3 h');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'To deliver');
    await waitFor(() =>
      expect(
        canvas.getAllByRole('rowheader', { name: /^ACC/ }).map((row) => row.textContent),
      ).toEqual(['ACC-2026-0051', 'ACC-2026-0054']),
    );
    await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
  },
});

/** Orders with a failed renewal, oldest first. */
export const PaymentFailing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /ACC-2025-0936/ }));
    await expect(row.getByText('Disputed')).toBeVisible();
    const filter = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(filter, 'Payment failing');
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { name: /^ACC/ })).toHaveLength(1));
    await expect(canvas.getByText('Past due')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
  },
});

/** Exports the rows of the current search and filter. */
export const CsvPreparing = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders': (request: Request) =>
        request.headers.get('accept') === 'text/csv' ? onItsWay() : listed(request),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await expect(canvas.getByRole('button', { name: 'Preparing...' })).toBeVisible();
  },
});

export const CsvFailed = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders': (request: Request) =>
        request.headers.get('accept') === 'text/csv' ? broken() : listed(request),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
});

/** An unknown package counts as Other; revenue can be negative. */
export const OtherPackages = meta.story({
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
    await expect(await canvas.findByRole('row', { name: 'Other 1 -$160.00' })).toBeVisible();
    await expect(await canvas.findByText('Night watch')).toBeVisible();
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
    await expect(await canvas.findByText('No orders found')).toBeVisible();
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
      'Delivery',
      'Order Details',
      'Product Details',
      'Customer Details',
      'Support Package',
      'Payments',
      'Refunds',
      'Timeline',
    ]);
    const payments = within(dialog.getByRole('table', { name: 'Payments' }));
    await expect(await payments.findByText('in_1SmQ7dHarbour42')).toBeVisible();
    await expect(await dialog.findByText('Cancellation withdrawn')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Flags resolved Paid a second/ })).toBeVisible();
    const terms = dialog.getByRole('link', { name: /^Terms of December 30, 2024/ });
    await expect(terms).toHaveAttribute('href', '/terms-of-service/2024-12-30');
  },
});

const amountMismatch = anOrderFlag({
  id: 2,
  code: 'amount_mismatch',
  text: 'cs_1SmQ7dHarbour42 was paid with a different amount',
});

const troubles: Partial<Order>[] = [
  { paymentStatus: 'disputed' },
  { subscriptionStatus: 'past_due' },
  { flags: [anOrderFlag()] },
];

/** Shows the alert and the delivery deadline on one line. */
export const AlertsAndDeadlines = meta.story({
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
    await expect(row.getByText('Overdue by 3 h')).toBeVisible();
    await expect(row.getByText('In progress')).toBeInTheDocument();
    await expect(canvas.getByText('Past due')).toBeVisible();
    await expect(canvas.getByText('Needs review')).toBeVisible();
  },
});

/** A refunded order with a payment that wasn’t accepted. */
export const Refunded = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        paymentStatus: 'refunded',
        subscriptionStatus: 'cancelled',
        endedAt: '2026-01-05T12:00:00.000Z',
        promisedAt: null,
        flags: [amountMismatch],
        payments: [
          aPayment(),
          aPayment({
            id: 2,
            kind: 'refund',
            providerId: 're_1SmQ7dHarbour42',
            occurredAt: '2026-01-05T12:00:00.000Z',
          }),
        ],
      }),
      'GET /api/orders/:id/refundable': noRefund('This order has been fully refunded.'),
    }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await expect(await dialog.findByText('-$89.00')).toBeVisible();
    await expect(dialog.getByText(amountMismatch.text)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Replace credentials' })).toBeNull();
  },
});

/** The notice disappears and focus stays in the dialog. */
export const Settled = meta.story({
  beforeEach: () => {
    let flags = [anOrderFlag()];
    return aDesk({
      'GET /api/orders': [anOrder({ flags })],
      'GET /api/orders/:id': () => orderDetails({ flags }),
      'POST /api/orders/:id/settle-flag': () => {
        flags = [];
        return orderDetails();
      },
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as resolved' }));
    await expect(
      await screen.findByText('Flags on ACC-2026-0042 marked as resolved'),
    ).toBeVisible();
    await expect(dialog.queryByText(/the bank did not accept it/)).toBeNull();
    await expect(close).toHaveFocus();
  },
});

/** Only the flags that were shown are settled; new ones appear with a toast. */
export const SettledWhileMoreCameUp = meta.story({
  beforeEach: () => {
    let flags = [anOrderFlag()];
    return aDesk({
      'GET /api/orders/:id': () => orderDetails({ flags }),
      'POST /api/orders/:id/settle-flag': () => {
        flags = [amountMismatch];
        return orderDetails({ flags });
      },
    });
  },
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as resolved' }));
    await expect(await screen.findByText('New flags on this order')).toBeVisible();
    await expect(dialog.getByText(amountMismatch.text)).toBeVisible();
    await expect(dialog.queryByText(/the bank did not accept it/)).toBeNull();
  },
});

/** Failed refunds and disputes have their own rows; a lost dispute counts once. */
export const RefundsAndDisputes = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        payments: [
          aPayment(),
          aPayment({ id: 2, kind: 'refund', amount: '10.00', providerId: 're_1Harbour' }),
          aPayment({
            id: 3,
            meaning: 'refund_failed',
            amount: '10.00',
            providerId: 're_1Harbour:failed',
          }),
          aPayment({ id: 4, kind: 'dispute', providerId: 'dp_1Harbour' }),
          aPayment({
            id: 5,
            kind: 'dispute',
            meaning: 'dispute_won',
            providerId: 'dp_1Harbour:won',
          }),
          aPayment({ id: 6, kind: 'dispute', providerId: 'dp_2Harbour' }),
          aPayment({
            id: 7,
            kind: 'refund',
            meaning: 'dispute_lost',
            providerId: 'dp_2Harbour:lost',
          }),
        ],
      }),
    }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    const table = dialog.getByRole('table', { name: 'Payments' });
    await expect(await within(table).findByText('Refund failed')).toBeVisible();
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent?.replace(/^.+2026/, ''))).toEqual([
      'Paymentin_1SmQ7dHarbour42$89.00',
      'Refundre_1Harbour-$10.00',
      'Refund failedre_1Harbour$10.00',
      'Disputedp_1Harbour-$89.00',
      'Dispute wondp_1Harbour$89.00',
      'Disputedp_2Harbour-$89.00',
      'Dispute lostdp_2Harbour—',
    ]);
    table.scrollIntoView({ block: 'center' });
  },
});

/** Shows what the table knows immediately. */
export const DetailsLoading = meta.story({
  beforeEach: () =>
    aDesk({ 'GET /api/orders/:id': onItsWay, 'GET /api/orders/:id/timeline': onItsWay }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await expect(dialog.getByRole('link', { name: 'ada@harbourbakery.example' })).toBeVisible();
  },
});

export const DetailsFailed = meta.story({
  beforeEach: () =>
    aDesk({ 'GET /api/orders/:id': broken, 'GET /api/orders/:id/timeline': broken }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
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
  beforeEach: () =>
    aDesk({
      'GET /api/orders': [hostile],
      'GET /api/orders/:id': { ...hostile, payments: [], credentialLabels: [hostileLabel] },
      'GET /api/orders/:id/timeline': [],
    }),
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent);
    await expect(await dialog.findByText('javascript:alert(1)')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /javascript/ })).toBeNull();
    await expect(await dialog.findByText('No payments yet')).toBeVisible();
  },
});
