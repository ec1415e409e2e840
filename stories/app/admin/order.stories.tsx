import { expect, screen, within } from 'storybook/test';
import { OrderPage } from '#app/admin/orders/order-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, anAdmin } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { anOrderBrief } from '../../fixtures/briefs.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { anOrderFlag, aPayment, aTimeline, orderDetails } from '../../fixtures/orders.ts';
import { withOthers } from '../../fixtures/others-present.tsx';
import { noRefund, someLimits } from '../../fixtures/refunds.ts';

const broken = refusal(500, 'Something went wrong on our side.');

const aDesk = (answers: Answers = {}, admin = anAdmin()) =>
  adminSignedIn(
    {
      'GET /api/orders/:id': orderDetails(),
      'GET /api/orders/:id/brief': anOrderBrief({ locked: 'delivered' }),
      'GET /api/orders/:id/timeline': aTimeline(),
      'GET /api/orders/:id/refundable': someLimits({ maxAmount: '89.00', policyAmount: null }),
      'GET /api/orders/:id/refunds': [],
      ...answers,
    },
    admin,
  );

const meta = preview.meta({
  title: 'Screens/Admin/Order',
  component: OrderPage,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  args: { orderId: 'ACC-2026-0042', frozenNow: new Date('2026-01-15T12:00:00.000Z') },
  beforeEach: () => aDesk(),
  parameters: orderPageParameters(
    'Everything about an order on a page with an address: the work on its website at the start; the customer, the money and the history at the side.',
  ),
});

/** Delivered: the brief is folded and nothing waits. */
export const Default = meta.story({
  tags: ['every-width'],
  play: async () => {
    const page = await orderPage();
    await page.findByText(/^No messages about this order yet/);
    const sections = page.getAllByRole('heading', { level: 2 });
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Delivery',
      'Website brief',
      'Conversation',
      'Payments',
      'Refunds',
      'Timeline',
      'Customer Details',
      'Order Details',
      'Support Package',
      'Product Details',
    ]);
    const payments = within(page.getByRole('table', { name: 'Payments' }));
    await expect(payments.getByText('in_1SmQ7dHarbour42')).toBeVisible();
    const links = within(page.getByRole('navigation', { name: 'Sections of this page' }));
    await expect(links.getByRole('link', { name: 'Timeline' })).toHaveAttribute(
      'href',
      '#timeline',
    );
    await page.findByRole('table', { name: 'Timeline' });
    const trail = within(page.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/admin?tab=orders',
    );
  },
});

/** The amount of the order is its price; tax has lines and columns of its own. */
export const WithTax = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        tax: {
          name: 'VAT',
          percentage: '20',
          inclusive: false,
          reverseCharge: false,
          amount: '17.80',
          country: 'GB',
          region: null,
          taxNumber: 'XI110305878',
          numberCheck: {
            status: 'valid',
            checkedAt: '2026-01-15T09:00:00.000Z',
            answer: 'EBBE LTD',
          },
        },
        payments: [
          aPayment({ amount: '106.80', tax: '17.80', taxRate: '20' }),
          aPayment({ id: 2, kind: 'refund', amount: '35.60', tax: '5.93', taxRate: '20' }),
        ],
      }),
    }),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText('VAT (20%), $17.80 in the first payment')).toBeVisible();
    await expect(page.getByText('United Kingdom')).toBeVisible();
    await expect(page.getByText(/^The tax authority was asked on/)).toHaveTextContent('EBBE LTD');
    const payments = within(page.getByRole('table', { name: 'Payments' }));
    await expect(payments.getByRole('row', { name: /Refund/ })).toHaveTextContent(
      /-\$29\.67-\$5\.93 \(20%\)-\$35\.60$/,
    );
  },
});

/** The newest events come first; the others are one press away. */
export const WholeTimeline = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: /^Show all \d+: Timeline$/ }));
    await expect(await page.findByText('Cancellation withdrawn')).toBeVisible();
    await expect(page.getByRole('row', { name: /Flags resolved Paid a second/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show fewer: Timeline' }));
    await expect(
      await page.findByRole('button', { name: /^Show all \d+: Timeline$/ }),
    ).toBeVisible();
  },
});

/** There is nothing to make before the payment. */
export const NotPaid = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        status: 'pending',
        stage: null,
        stageSince: null,
        paymentStatus: 'pending',
        subscriptionStatus: 'pending',
        paidAt: null,
        startedAt: null,
        deliveredAt: null,
        deliveryNote: null,
        promisedAt: null,
        nextChargeAt: null,
        credentialLabels: [],
        payments: [],
        stages: [],
      }),
      'GET /api/orders/:id/timeline': aTimeline().slice(0, 1),
    }),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByText(/appear here once this order is paid/)).toBeVisible();
    await expect(page.getByText('No payments yet')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Delivery' })).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Refunds' })).toBeNull();
  },
});

const amountMismatch = anOrderFlag({
  id: 2,
  code: 'amount_mismatch',
  text: 'cs_1SmQ7dHarbour42 was paid with a different amount',
});

/** A refunded order with a payment that wasn’t accepted. */
export const Refunded = meta.story({
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        status: 'cancelled',
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
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText('-$89.00')).toBeVisible();
    await expect(page.getByText(amountMismatch.text)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Replace credentials' })).toBeNull();
  },
});

/** The notice disappears and focus moves to the title. */
export const Settled = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let flags = [anOrderFlag()];
    return aDesk({
      'GET /api/orders/:id': () => orderDetails({ flags }),
      'POST /api/orders/:id/settle-flag': () => {
        flags = [];
        return orderDetails();
      },
    });
  },
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: 'Mark as resolved' }));
    await expect(
      await screen.findByText('Flags on ACC-2026-0042 marked as resolved'),
    ).toBeVisible();
    await expect(page.queryByText(/the bank did not accept it/)).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** Only the flags that were shown are settled; new ones appear with a toast. */
export const SettledWhileMoreCameUp = meta.story({
  tags: ['!dev', '!autodocs'],
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
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: 'Mark as resolved' }));
    await expect(await screen.findByText('New flags on this order')).toBeVisible();
    await expect(page.getByText(amountMismatch.text)).toBeVisible();
    await expect(page.queryByText(/the bank did not accept it/)).toBeNull();
  },
});

/** Failed refunds and disputes have their own rows; a lost dispute counts once. */
export const RefundsAndDisputes = meta.story({
  tags: ['!dev', '!autodocs'],
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
    const page = await orderPage();
    const table = page.getByRole('table', { name: 'Payments' });
    await expect(await within(table).findByText('Refund failed')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all 7: Payments' }));
    const rows = within(page.getByRole('table', { name: 'Payments' }))
      .getAllByRole('row')
      .slice(1);
    await expect(
      rows.map((row) => row.textContent?.replace(/[A-Z][a-z]+ \d+, 20\d\d/, ' ')),
    ).toEqual([
      'Dispute lostdp_2Harbour —',
      'Disputedp_2Harbour -$89.00',
      'Dispute wondp_1Harbour $89.00',
      'Disputedp_1Harbour -$89.00',
      'Refund failedre_1Harbour $10.00',
      'Refundre_1Harbour -$10.00',
      'Paymentin_1SmQ7dHarbour42 $89.00',
    ]);
    rows[3]?.scrollIntoView({ block: 'center' });
  },
});

/** The order number, known from the address, is already shown. */
export const Loading = meta.story({
  beforeEach: () => aDesk({ 'GET /api/orders/:id': onItsWay }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Order ACC-2026-0042' }),
    ).toBeVisible();
    await expect(await screen.findByText('Loading order...')).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ 'GET /api/orders/:id': broken }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the order')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Only the timeline is missing. */
export const TimelineFailed = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => aDesk({ 'GET /api/orders/:id/timeline': broken }),
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('in_1SmQ7dHarbour42')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => aDesk({ 'GET /api/orders/:id': refusal(404, 'Not found.') }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/admin?tab=orders',
    );
  },
});

const endless = 'Wherever the tide goes out the bakers of the north coast light their ovens. ';

/** Markup is shown as text, and long words stay in their column. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      'GET /api/orders/:id': orderDetails({
        deliveryNote: endless.repeat(6),
        productTitle: '<script>alert(1)</script> מאפייה 🥖',
        customerName: 'Maximiliane-Theodora von und zu Hohenlohe-Langenburg-Weikersheim',
        customerEmail: `${'a'.repeat(60)}@${'harbour-bakery-of-the-north-coast.'.repeat(4)}example`,
        customerId: null,
        customerPhone: null,
        credentialLabels: [`<img src=x onerror=alert(1)> ${'W'.repeat(120)}`],
        payments: [],
      }),
      'GET /api/orders/:id/timeline': [],
    }),
  play: async () => {
    const page = await orderPage();
    await expect(page.getAllByText('<script>alert(1)</script> מאפייה 🥖')[0]).toBeVisible();
    await expect(page.getByText('No payments yet')).toBeVisible();
  },
});

/** Everything can be read, and nothing changed. */
export const ReadOnlyRole = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk(
      {
        'GET /api/orders/:id': orderDetails({ status: 'in_progress', deliveredAt: null }),
        'GET /api/orders/:id/brief': anOrderBrief(),
      },
      anAdmin({ role: 'read_only' }),
    ),
  play: async () => {
    const page = await orderPage();
    await page.findByText(/^No messages about this order yet/);
    for (const name of ['Refund', /^Deliver/, /^Start/, /^Write/, 'View as customer', /^Ask/]) {
      await expect(page.queryByRole('button', { name })).toBeNull();
    }
    await expect(page.queryByRole('form')).toBeNull();
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  },
});

/** Where someone types is told, too. */
export const OthersAreHere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withOthers('order ACC-2026-0042', {}, { actor: 'Joan' })],
  play: async () => {
    await orderPage();
    await expect(await screen.findByText('Bea and Joan are editing')).toBeVisible();
  },
});
