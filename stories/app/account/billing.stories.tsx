import { expect, fn, waitFor, within } from 'storybook/test';
import { Billing } from '#app/account/billing/billing.tsx';
import type { Listed } from '#app/account/billing/invoices.tsx';
import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import preview from '../../../.storybook/preview.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { anInvoice, someInvoices } from '../../fixtures/invoices.ts';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import {
  aPortfolio,
  aStoredCard,
  aSubscription,
  pastDue,
  standings,
} from '../../fixtures/subscriptions.ts';

const portal = 'POST /api/customer/billing-portal';

const vat = {
  name: 'VAT',
  percentage: '20',
  inclusive: false,
  reverseCharge: false,
  amount: '17.80',
};

function listed<Item>(items?: readonly Item[], failed?: string): Listed<Item> {
  return { items, failed, onRetry: fn() };
}

const meta = preview.meta({
  title: 'Screens/Account/Billing',
  component: Billing,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(),
  args: {
    subscriptions: listed<Subscription>(aPortfolio()),
    invoices: listed<Invoice>(someInvoices()),
    storedCards: [
      aStoredCard(),
      aStoredCard({ orderId: 'ACC-2026-0043', brand: 'mastercard', last4: '4444' }),
    ],
  },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/billing',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Lists the cards that websites are charged to, and all invoices. Customers change a card on the payment provider’s page, which returns here.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('region', { name: 'Declined cards' })).toBeNull();
    await expect(canvas.getByText('Visa ending in 4242, expires 04/2029')).toBeVisible();
    await expect(canvas.getByText('Mastercard ending in 4444, expires 04/2029')).toBeVisible();
    if (isOnPhone()) {
      const lines = within(canvas.getByRole('list', { name: 'Invoices' }));
      await userEvent.click(lines.getByText('$89.00'));
      await expect(lines.getByText('$19.50')).toBeVisible();
      await expect(lines.getByRole('link', { name: /^PDF of invoice B7K2QX-0001/ })).toBeVisible();
      return;
    }
    const paid = within(canvas.getByRole('row', { name: /B7K2QX-0001/ }));
    await expect(paid.getByText('Partially refunded')).toBeVisible();
    await expect(paid.getByText('$19.50')).toBeVisible();
    await expect(paid.queryByRole('link', { name: /^Pay/ })).toBeNull();
    await expect(paid.getByRole('link', { name: /^PDF of invoice B7K2QX-0001/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/in_42_1/pdf',
    );
    await expect(canvas.getByRole('link', { name: /^Pay invoice C1D9RT-0004/ })).toBeVisible();
    await expect(canvas.queryByText(/^Showing the latest/)).toBeNull();
  },
});

export const Loading = meta.story({
  args: { subscriptions: listed<Subscription>(), invoices: listed<Invoice>() },
});

/** Invoices show credit only once it is used, so a notice above them says it. */
export const WithCredit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { credits: [{ orderId: standings.running.orderId, amount: '49.98' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have $49.98 in credit')).toBeVisible();
    const charges = within(canvas.getByRole('list', { name: 'Next charges' }));
    await expect(charges.getByRole('listitem')).toHaveTextContent(
      /^Feb 2 2026Saltmarsh\$49\.98 of it from your credit, the rest to Visa ending in 4242\$89\.00$/,
    );
  },
});

/** The amounts are after discounts. */
export const Discounted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    invoices: listed<Invoice>([
      anInvoice({ id: 'in_42_3', number: 'B7K2QX-0002', amount: '66.75', discounted: '22.25' }),
      ...someInvoices(),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Discount' })).toBeVisible();
    await expect(canvas.getByText('$22.25')).toBeVisible();
  },
});

/** What a business in another country of the EU owes itself is said too. */
export const WithTax = meta.story({
  args: {
    subscriptions: listed<Subscription>([
      aSubscription({ nextAmount: '106.80', nextTax: vat }),
      aSubscription({
        id: 43,
        orderId: 'ACC-2026-0043',
        nextTax: { ...vat, name: null, percentage: null, reverseCharge: true, amount: '0.00' },
      }),
    ]),
    invoices: listed<Invoice>([
      anInvoice({ amount: '106.80', tax: vat }),
      anInvoice({
        id: 'in_42_0',
        number: 'B7K2QX-0000',
        tax: { ...vat, percentage: '19', inclusive: true, amount: '14.21' },
      }),
      anInvoice({
        id: 'in_43_1',
        number: 'C1D9RT-0001',
        orderId: 'ACC-2026-0043',
        tax: { ...vat, name: null, percentage: null, reverseCharge: true, amount: '0.00' },
      }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const [added, reversed] = within(
      canvas.getByRole('list', { name: 'Next charges' }),
    ).getAllByRole('listitem');
    await expect(added).toHaveTextContent(/, including \$17\.80 VAT \(20%\)\$106\.80$/);
    await expect(reversed).toHaveTextContent(/Reverse charge: your business accounts for the tax/);
    if (isOnPhone()) {
      const lines = within(canvas.getByRole('list', { name: 'Invoices' }));
      return userEvent.click(lines.getByText('$106.80'));
    }
    const row = (number: RegExp) => canvas.getByRole('row', { name: number });
    await expect(row(/0000/)).toHaveTextContent(/\$74\.79\$14\.21VAT \(19%\)\$89\.00/);
    await expect(row(/RT-0001/)).toHaveTextContent(/Reverse charge/);
  },
});

/** A cheaper plan became credit, which paid the next invoice. */
export const Credited = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    invoices: listed<Invoice>([
      anInvoice({
        id: 'in_42_4',
        number: 'B7K2QX-0004',
        amount: '0.00',
        total: '89.00',
        fromCredit: '89.00',
      }),
      anInvoice({ id: 'in_42_3', number: 'B7K2QX-0003', amount: '0.00', total: '-600.00' }),
      anInvoice({ id: 'in_42_2', number: 'B7K2QX-0002', refunded: '89.00' }),
      anInvoice({ refunded: '9.00' }),
    ]),
  },
  play: async ({ canvas }) => {
    const row = (number: RegExp) => within(canvas.getByRole('row', { name: number }));
    await expect(row(/0003/).getByText('-$600.00')).toBeVisible();
    await expect(row(/0003/).getByText('Credit note')).toBeVisible();
    await expect(row(/0003/).queryByText('Paid')).toBeNull();
    await expect(row(/0004/).getAllByText('$89.00')).toHaveLength(2);
    await expect(row(/0004/).getByText('Paid')).toBeVisible();
    await expect(row(/0002/).getByText('Refunded')).toBeVisible();
    await expect(row(/0001/).getByText('Partially refunded')).toBeVisible();
  },
});

/** Nothing has been bought yet. */
export const Empty = meta.story({
  args: { subscriptions: listed<Subscription>([]), invoices: listed<Invoice>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change card/ })).toBeNull();
  },
});

/** Only the invoices come from the provider, so cards can still be changed. */
export const ProviderDown = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    invoices: listed<Invoice>(
      undefined,
      'We couldn’t load your invoices because the payment provider didn’t respond. Try again in a minute.',
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/load your invoices/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.invoices.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button', { name: /^Change card for/ })).toHaveLength(3);
  },
});

export const Failed = meta.story({
  args: {
    subscriptions: listed<Subscription>(
      undefined,
      'We could not reach the server. Check your connection and try again.',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We could not reach the server/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    const role = isOnPhone() ? 'list' : 'table';
    await expect(canvas.getByRole(role, { name: 'Invoices' })).toBeVisible();
  },
});

const isOfRye = ({ orderId }: Invoice) => orderId === 'ACC-2026-0043';

/** Linked from the subscription page. */
export const FilteredByOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { orderId: 'ACC-2026-0043', invoices: listed<Invoice>(someInvoices().filter(isOfRye)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing invoices for/)).toHaveTextContent(
      'Showing invoices for Rye & Ember, ACC-2026-0043',
    );
    await expect(canvas.getAllByRole('row', { name: /C1D9RT/ })).toHaveLength(4);
    await expect(canvas.queryByRole('columnheader', { name: 'Refunded' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toHaveAttribute(
      'href',
      '/dashboard/billing#invoices',
    );
  },
});

/** An outdated link, or one to another customer's order. */
export const UnknownOrder = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { orderId: 'ACC-2026-9999', invoices: listed<Invoice>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices for this order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toBeVisible();
  },
});

/** Says that there are older invoices. */
export const OlderInvoicesOmitted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { invoices: { ...listed<Invoice>(someInvoices()), hasOlder: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Showing the latest 5 invoices. Open a subscription to see its older invoices.',
      ),
    ).toBeVisible();
  },
});

/** Paying does not revive an ended subscription, so there is no pay link. */
export const EndedUnpaid = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: listed<Subscription>([standings.ended]),
    invoices: listed<Invoice>([anInvoice({ orderId: standings.ended.orderId, state: 'open' })]),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getByText('Open')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
});

export const PastDue = meta.story({
  args: {
    subscriptions: listed<Subscription>([pastDue.tried]),
    invoices: listed<Invoice>([
      anInvoice({ id: 'in_42_2', number: 'B7K2QX-0002', state: 'open' }),
      anInvoice(),
    ]),
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'Declined cards' }));
    await expect(banner.getByText('Your card was declined')).toBeVisible();
    await expect(banner.getByText(/past due since/)).toHaveTextContent(
      /^\$89\.00 past due since Jan 12, 2026\. We’ll try again over the next few days/,
    );
    const pay = banner.getByRole('link', { name: /^Pay \$89\.00 now: Pay invoice B7K2QX-0002/ });
    await expect(pay).toHaveAttribute('href', 'https://pay.example/i/in_42_1');
    await expect(banner.queryByRole('link', { name: /^go to/ })).toBeNull();
  },
});

const isLinkless = { url: null, pdfUrl: null };
const viewedInvoices = [
  anInvoice({ id: 'in_42_3', number: 'B7K2QX-0003', state: 'open', ...isLinkless }),
  anInvoice({ id: 'in_42_2', number: 'B7K2QX-0002', state: 'open', ...isLinkless }),
  anInvoice(isLinkless),
];

/** While an admin views as the customer, the server omits the links, and the page says why. */
export const ViewedByAdmin = PastDue.extend({
  tags: ['!dev', '!autodocs'],
  args: {
    isViewed: true,
    subscriptions: listed<Subscription>([pastDue.tried, pastDue.givenUp]),
    invoices: listed<Invoice>(viewedInvoices),
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'Declined cards' }));
    await expect(
      banner.getByText(
        /You’re viewing as this customer\. Only the customer can open the payment link\.$/,
      ),
    ).toBeVisible();
    await expect(banner.queryByText(/To pay now/)).toBeNull();
    await expect(
      canvas.getByText(/Only the customer can pay invoices and download PDFs/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Pay|PDF)/ })).toBeNull();
  },
});

/** The provider has stopped retrying, so a new card alone is not enough. */
export const Unpaid = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: listed<Subscription>([pastDue.givenUp]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We’ve stopped retrying\. Change your card/)).toBeVisible();
    await expect(canvas.queryByText(/We’ll try again/)).toBeNull();
  },
});

export const SeveralPastDue = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: listed<Subscription>([pastDue.tried, pastDue.givenUp, ...aPortfolio().slice(1)]),
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'Declined cards' }));
    await expect(banner.getByText('Your card was declined for 2 websites')).toBeVisible();
    await expect(banner.getAllByRole('button', { name: /^Change card for/ })).toHaveLength(2);
    // Two websites may have one title.
    await expect(banner.getByText('ACC-2026-0042')).toBeVisible();
    await expect(banner.getByText('ACC-2026-0048')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'go to your invoices' })).toBeVisible();
  },
});

/** It is ending anyway, so no action is needed. */
export const EndingUnpaid = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: listed<Subscription>([pastDue.ending]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Declined cards' })).toBeNull();
    await expect(canvas.getByText(/^Ends on/)).toHaveTextContent('Ends on Feb 2, 2026');
  },
});

/** Stays pending until the provider’s page has loaded. */
export const OpeningCard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: listed<Subscription>([aSubscription()]) },
  beforeEach: () => signedIn({ [portal]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Change card for Saltmarsh, ACC-2026-0042' }),
    );
    await expect(canvas.getByRole('button', { name: 'Opening...' })).toBeVisible();
  },
});

const opened = fn(async (request: Request) => {
  await expect(await request.json()).toEqual({ orderId: 'ACC-2026-0042' });
  return { url: '#at-the-provider' };
});

/** Opens the provider’s page. After returning, the button works again. */
export const CardOpened = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: listed<Subscription>([aSubscription()]) },
  beforeEach: () => {
    const stop = signedIn({ [portal]: opened });
    return () => {
      stop();
      history.replaceState(null, '', location.pathname + location.search);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change card for Saltmarsh/ }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    await expect(canvas.getByRole('button', { name: 'Opening...' })).toBeVisible();
    window.dispatchEvent(new Event('pageshow'));
    await expect(
      await canvas.findByRole('button', { name: /^Change card for Saltmarsh/ }),
    ).toBeVisible();
  },
});

export const CardRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subscriptions: listed<Subscription>([pastDue.tried]) },
  beforeEach: () =>
    signedIn({
      [portal]: refusal(503, 'The payment provider didn’t respond. Try again in a minute.'),
    }),
  play: async ({ canvas, userEvent }) => {
    const banner = within(canvas.getByRole('region', { name: 'Declined cards' }));
    await userEvent.click(banner.getByRole('button', { name: /^Change card/ }));
    await expect(await banner.findByRole('alert')).toHaveTextContent(
      'Couldn’t open the card page. The payment provider didn’t respond. Try again in a minute.',
    );
    await expect(banner.getByRole('button', { name: /^Change card/ })).toHaveFocus();
  },
});

const longTitles = [
  'The Worshipful Company of Harbour Bakers, Millers and Chandlers of the North Coast',
  'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  'مخبز الميناء <b>🥐</b>',
];

export const LongTexts = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    subscriptions: listed<Subscription>(
      longTitles.map((title, index) =>
        aSubscription({
          ...(index === 0 ? {} : pastDue.tried),
          id: index,
          orderId: `ACC-2026-990${index}`,
          totalAmount: '99999.99',
          product: { title, thumbnail: null, demoUrl: null },
        }),
      ),
    ),
    invoices: listed<Invoice>(
      longTitles.map((productTitle, index) =>
        anInvoice({
          id: `in_${index}`,
          number: `HARBOUR-BAKERS-2026-000${index}`,
          amount: '99999.99',
          refunded: '99999.99',
          state: 'open',
          productTitle,
        }),
      ),
    ),
  },
});
