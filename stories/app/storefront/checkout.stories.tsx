import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  CheckoutFailed,
  CheckoutLoading,
  Component as CheckoutScreen,
} from '#app/storefront/checkout/checkout.screen.tsx';
import { Checkout } from '#app/storefront/checkout/checkout.tsx';
import { ProductNotFound } from '#app/storefront/checkout/product-not-found.tsx';
import { CheckoutUnavailable } from '#app/storefront/checkout/unavailable.screen.tsx';
import type { Plan } from '#contract/plans';
import preview from '../../../.storybook/preview.tsx';
import { badGateway, onItsWay, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { aDiscountField } from '../../fixtures/checkout-discounts.ts';
import { aCheckoutSession, aPlacedOrder } from '../../fixtures/checkout-sessions.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { openShop } from '../../fixtures/open-shop.ts';
import { press } from '../../fixtures/press.ts';
import { anArchivedProduct, aProduct } from '../../fixtures/products.ts';
import { readsOut } from '../../fixtures/reads-out.ts';

const monthly: Plan = { supportPackage: 'none', billingInterval: 'month' };
const annual: Plan = { supportPackage: 'regular', billingInterval: 'year' };

const meta = preview.meta({
  title: 'Screens/Storefront/Checkout',
  component: Checkout,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: {
    product: aProduct(),
    plan: monthly,
    errors: {},
    pending: false,
    discount: aDiscountField(),
    onSubmit: fn((event) => event.preventDefault()),
    onChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    path: '/checkout/product/1',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Contact details, billing interval and support package, with the price always in view. Payment happens in the provider’s window; this page waits for it, shows the order being paid and continues by itself. After a reload or in another tab it resumes the same order. It never asks for a card.',
      },
    },
  },
});

const waiting = { url: 'https://pay.example', onChangeOrder: fn(), onRetry: fn() };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^No Support/ })).toBeChecked();
    const line = canvas.getByRole('complementary', { name: 'Order summary' });
    await expect(line).toHaveTextContent(/Saltmarsh.*\$39\.00\/month/);
    // Where the summary is not beside the button, the amount is above it.
    const due = canvas.getByText('Due today', { selector: 'form *' }).parentElement;
    await expect(due).toHaveTextContent('Due today $39.00');
    if (isOnPhone()) await expect(due).toBeVisible();
  },
});

/** Newer terms took effect after the page was opened. What was typed stays. */
export const TermsChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    termsVersion: '2026-01-15',
    errors: {
      termsVersion:
        'Our Terms of Service changed while you were here. Read the new version, then continue to payment again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Read the new terms/ })).toHaveAttribute(
      'href',
      '/terms-of-service/2026-01-15',
    );
    await expect(canvas.getByText('Our terms have changed')).toBeVisible();
  },
});

/** Unfolds the summary on a phone. */
export const Unfolded = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const total = canvas.getByText('Total per month');
    const fold = canvasElement.querySelector('aside summary');
    if (fold && !total.checkVisibility()) await userEvent.click(fold);
    await expect(total).toBeVisible();
    await expect(canvas.getByText('setup assistance')).toBeVisible();
  },
});

/** Told so, in case the second purchase is a mistake. */
export const BoughtToday = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { bought: 'ACC-2026-0042' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You bought .* today$/)).toBeVisible();
    await expect(canvas.getByText(/^Your order is ACC-2026-0042\./)).toBeVisible();
  },
});

/** Shows the annual charge and its price per month. */
export const AnnualWithSupport = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { plan: annual },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total per year').parentElement).toHaveTextContent('$799.00');
    await expect(canvas.getByText('Total per month').parentElement).toHaveTextContent('$66.58');
    await expect(canvas.getByText('Then $799.00 every year until you cancel.')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Regular/ })).toHaveAccessibleName(
      /\$600\.00\/year/,
    );
  },
});

/** Without an annual plan there is no billing choice. */
export const MonthlyOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { product: aProduct({ annualPrice: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^Annual/ })).toBeNull();
  },
});

/** A product that includes Regular Support at no extra cost. */
export const SupportIncluded = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    product: aProduct({ supportPackages: ['regular'] }),
    plan: { ...monthly, supportPackage: 'regular' },
  },
  play: async ({ canvas }) => {
    const support = canvas.getByRole('radio', {
      name: /^Regular Support.*\$0\.00\/month$/,
    });
    await expect(support.closest('label')).toBeVisible();
    await expect(canvas.getByText('Total per month').parentElement).toHaveTextContent('$39.00');
  },
});

export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    errors: {
      customerName: 'Name must be at least 2 characters',
      customerEmail: 'Invalid email address',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

const lookUp = 'GET /api/checkout/sessions/:id';
const create = 'POST /api/orders/create-checkout';

/** Says why, if the server does. Nothing was charged, and typed text is kept. */
export const CheckoutError = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [atRoute('/checkout/product/:productId')],
  parameters: { path: '/checkout/product/1' },
  render: () => <CheckoutScreen />,
  beforeEach: () => {
    const sentence = 'The payment provider didn’t respond. You haven’t been charged.';
    const answers = [
      refusal(503, sentence),
      badGateway,
      () => ({ ...aPlacedOrder(), url: '', sessionId: 'cs' }),
    ];
    return openShop({ answers: { [create]: () => (answers.shift() ?? badGateway)() } }).close;
  },
  play: async ({ canvas, userEvent }) => {
    await order(userEvent);
    await inSight('Checkout Error');
    await inSight('The payment provider didn’t respond. You haven’t been charged.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await press(userEvent, 'Continue to payment');
    await inSight('Failed to create checkout session. Please try again.');
    await press(userEvent, 'Continue to payment');
    await inSight('Failed to get payment URL. Please try again.');
    await expect(canvas.queryByRole('heading', { name: 'Waiting for your payment' })).toBeNull();
  },
});

const newPrice =
  'The price changed while you were here. You would now pay $249.00 today. Review your order, then continue to payment again.';

/** The shop has saved other prices since. Nothing was ordered, and the form shows the new ones. */
export const PriceChanged = CheckoutError.extend({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => {
    const shown: unknown[] = [];
    const order = async (request: Request) => {
      const { shownTotal } = await request.json();
      shown.push(shownTotal);
      if (shownTotal === '249.00') return { ...aPlacedOrder(), url: '', sessionId: 'cs' };
      return refusal(409, newPrice, {
        code: 'conflict',
        errors: [{ path: 'shownTotal', message: newPrice }],
        newPrice: { total: '249.00', regularPrice: '100.00', expansionPrice: '599.00' },
      })();
    };
    const product = () => aProduct({ monthlyPrice: shown.length ? '149.00' : '39.00' });
    return openShop({ answers: { [create]: order, 'GET /api/products/:id': product } }).close;
  },
  play: async ({ canvas, userEvent }) => {
    const due = () => canvas.getByText('Due today', { selector: 'form *' }).parentElement;
    await userEvent.click(await canvas.findByRole('radio', { name: /^Regular Support/ }));
    await waitFor(() => expect(due()).toHaveTextContent('$89.00'));
    await order(userEvent);
    await waitFor(() => expect(due()).toHaveTextContent('$249.00'));
    await expect(await canvas.findByText('The price has changed')).toBeVisible();
    await inSight(newPrice);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await inSight('Failed to get payment URL. Please try again.');
    await expect(canvas.queryByText('The price has changed')).toBeNull();
  },
});

/** The payment page is open in another window. */
export const Waiting = meta.story({
  args: { waiting: { ...waiting, state: 'open' } },
  play: async ({ canvas, userEvent }) => {
    // It takes the focus, which a story out of view cannot have.
    const title = canvas.getByRole('heading', { name: 'Waiting for your payment' });
    await expect(title).toHaveAttribute('tabindex', '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my order' }));
    await expect(waiting.onChangeOrder).toHaveBeenCalled();
  },
});

const anExpansionOrder = aPlacedOrder({
  supportPackage: 'expansion',
  intervalSupportPrice: '7188.00',
  totalAmount: '7387.00',
  totalMonthlyAmount: '615.58',
});

const annualExpansion = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '+1 555 0100',
  supportPackage: 'expansion',
  billingInterval: 'year',
};

/**
 * Opened before a reload or in another tab, or left with the back button: it can still be paid or
 * changed.
 */
export const Resumed = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [atRoute('/checkout/product/:productId')],
  parameters: { path: '/checkout/product/1' },
  render: () => <CheckoutScreen />,
  beforeEach: () => {
    const session = aCheckoutSession({ ...anExpansionOrder, status: 'open' });
    // The second request stays pending until there is news.
    const answers = [session];
    const { close } = openShop({ answers: { [lookUp]: () => answers.pop() ?? onItsWay() } });
    storePayment(annualExpansion);
    return close;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your payment' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Continue on the payment page/);
    const row = (label: string) => canvas.getByText(label).parentElement;
    await waitFor(() => expect(row('Total per year')).toHaveTextContent('$7,387.00'));
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }));
    const support = summary.getByText('Expansion Support');
    if (isOnPhone()) await expect(support).not.toBeVisible();
    // Below desktop width.
    const firstLine = summary.getByText('Order summary', { selector: 'summary *' });
    if (firstLine.checkVisibility()) await userEvent.click(firstLine);
    await expect(support).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change my order' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+1 555 0100');
    await expect(canvas.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Expansion Support/ })).toBeChecked();
    await expect(row('Total per year')).toHaveTextContent('$7,387.00');
  },
});

/** The server is not responding: shows what the browser stored. */
export const ResumedWhileLoading = Resumed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    const { close } = openShop({ answers: { [lookUp]: onItsWay } });
    storePayment(annualExpansion);
    return close;
  },
});

/** Title and prices have changed, but the order keeps its own. */
export const PriceChangedSinceOrder = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: {
    waiting: { ...waiting, state: 'open' },
    ordered: aPlacedOrder({
      productTitle: 'Saltmarsh Classic',
      billingInterval: 'month',
      supportPackage: 'none',
      intervalProductPrice: '29.00',
      intervalSupportPrice: '0.00',
      totalAmount: '29.00',
      totalMonthlyAmount: '29.00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total per month').parentElement).toHaveTextContent('$29.00');
    const summary = canvas.getByRole('complementary', { name: 'Order summary' });
    await expect(summary).toHaveTextContent('Saltmarsh Classic');
  },
});

/** The annual plan is gone and nothing answers: shows the order as it was placed. */
export const PlanGoneSinceOrder = Resumed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    const product = aProduct({ monthlyPrice: '49.00', annualPrice: null });
    const answers = { 'GET /api/products/:id': product, [lookUp]: badGateway };
    const { close } = openShop({ answers });
    storePayment(annualExpansion);
    return close;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your payment' });
    const row = canvas.getByText('Total per year').parentElement;
    await expect(row).toHaveTextContent('$7,387.00');
  },
});

/** Trying again would cost another price than the summary shows: it shows the new price first. */
export const PriceChangedSinceExpired = Resumed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => {
    const session = aCheckoutSession({ ...anExpansionOrder, status: 'expired' });
    const shop = openShop({
      answers: { 'GET /api/products/:id': aProduct({ annualPrice: '249.00' }), [lookUp]: session },
    });
    storePayment(annualExpansion);
    return shop.close;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await inSight('The price has changed');
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    const row = canvas.getByText('Total per year').parentElement;
    await expect(row).toHaveTextContent('$7,437.00');
  },
});

/** Filled in for a customer who is signed in, except what they typed. */
export const SignedIn = CheckoutError.extend({
  beforeEach: () => {
    const { close } = openShop();
    const leave = signedIn({
      'GET /api/products/:id': aProduct(),
      'GET /api/customer/subscriptions': [],
    });
    return () => {
      leave();
      close();
    };
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveValue('Ada Lovelace'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'ada@harbourbakery.example',
    );
  },
});

/** The browser blocked the window: shows a link instead. */
export const WindowBlocked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { waiting: { ...waiting, state: 'blocked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open payment/ })).toHaveAttribute(
      'href',
      waiting.url,
    );
  },
});

/** The link does not wait for the payment status. */
export const WindowBlockedWhileLoading = CheckoutError.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => openShop({ blocksWindows: true, answers: { [lookUp]: onItsWay } }).close,
  play: async ({ canvas, userEvent }) => {
    await order(userEvent);
    await canvas.findByRole('heading', { name: 'Your browser blocked the payment window' });
    const link = canvas.getByRole('link', { name: /^Open payment/ });
    await expect(link).toHaveAttribute('href', 'https://pay.example/cs_test_1');
  },
});

export const Unreachable = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { waiting: { ...waiting, state: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /keep trying\. You can still use the payment page\.$/,
    );
    await expect(canvas.getByRole('link', { name: /^Open payment again/ })).toBeVisible();
  },
});

export const Expired = meta.story({
  args: { waiting: { ...waiting, state: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You haven’t been charged/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const PaymentFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { waiting: { ...waiting, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Check your card/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <CheckoutLoading />,
  play: readsOut('Loading product'),
});

export const LoadingFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <CheckoutFailed
      failed="We could not reach the server. Check your connection and try again."
      onRetry={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We could not reach the server/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownProduct = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <ProductNotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  },
});

/** The website was for sale when the visitor found the link. */
export const ArchivedProduct = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <CheckoutScreen />,
  decorators: [atRoute('/checkout/product/:productId')],
  beforeEach: () => openShop({ answers: { 'GET /api/products/:id': anArchivedProduct() } }).close,
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Saltmarsh is no longer sold' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  },
});

/** Shown for old links to a custom project's checkout. */
export const Unavailable = meta.story({
  parameters: { path: '/checkout/a-custom-project' },
  render: () => <CheckoutUnavailable />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Checkout Unavailable' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  },
});

async function order(person: UserEventObject) {
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
}

/** A payment stored by the browser: $7,387.00 a year, unless the story says otherwise. */
function storePayment(form: Record<string, string>, order = anExpansionOrder) {
  const payment = { sessionId: 'cs_test_1', url: 'https://pay.example/cs_test_1', form, order };
  const purchase = { checkoutId: crypto.randomUUID(), sinceMs: Date.now(), payment };
  localStorage.setItem('checkout:1', JSON.stringify(purchase));
}
