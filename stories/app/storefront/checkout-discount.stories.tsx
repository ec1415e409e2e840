import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { Component as CheckoutScreen } from '#app/storefront/checkout/checkout.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { aCheckedDiscount, aPlacedDiscount } from '../../fixtures/checkout-discounts.ts';
import { aCheckoutSession, aPlacedOrder } from '../../fixtures/checkout-sessions.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openShop } from '../../fixtures/open-shop.ts';

const check = 'POST /api/checkout/discount';
const create = 'POST /api/orders/create-checkout';
const notValid =
  'This discount code isn’t valid for this order. It may be misspelled, expired, used up or for another website.';

/** Opens a shop for the story, and closes it after. */
const visit = (answers: Answers) => () => {
  sessionStorage.clear();
  const { close } = openShop({ answers });
  return () => {
    close();
    sessionStorage.clear();
  };
};

const meta = preview.meta({
  title: 'Screens/Storefront/Checkout discount',
  component: CheckoutScreen,
  tags: ['screen'],
  decorators: [atRoute('/checkout/product/:productId'), inApp],
  beforeEach: [forAudience(), visit({ [check]: aCheckedDiscount() })],
  parameters: {
    layout: 'fullscreen',
    path: '/checkout/product/1',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'A discount code at checkout: typed, or taken from a link with `?code=`. The summary shows what it takes off the first charge and what the order costs after that. The code stays with the order when it is resumed.',
      },
    },
  },
});

/** Folded, because most buyers have no code. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add discount code' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Discount code' })).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(field).toHaveAccessibleDescription('Enter a discount code.');
  },
});

export const Checking = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: onItsWay }),
  play: async ({ userEvent }) => {
    await apply(userEvent);
    const button = await screen.findByRole('button', { name: 'Applying...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Applied with the Enter key, and announced. The first charge is less, the next is not. */
export const FirstChargeOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Applied with the Enter key, and announced. The first charge is less, the next is not',
      async () => {
        await apply(userEvent);
        await announced('Discount code WELCOME20 applied. You pay $31.20 now.');
        const applied = canvas.getByText('WELCOME20').parentElement;
        await waitFor(() => expect(applied).toHaveFocus());
        await expect(row('Discount WELCOME20')).toHaveTextContent('−$7.80');
        await expect(row('Discount WELCOME20')).toHaveTextContent('20% off the first month');
        await expect(row('Due today')).toHaveTextContent(/\$31\.20.*Then \$39\.00\/month/);
        await expect(canvas.getByText(/^You pay/)).toHaveTextContent(
          'You pay $31.20 now. It renews every month at $39.00 until you cancel.',
        );
      },
    );
    await step('Removed', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Remove discount code WELCOME20' }),
      );
      await announced('Discount code removed');
      const add = canvas.getByRole('button', { name: 'Add discount code' });
      await waitFor(() => expect(add).toHaveFocus());
      await expect(summary().queryByText(/^Discount /)).toBeNull();
      await expect(row('Total per month')).toHaveTextContent('$39.00');
    });
  },
});

export const SomeMonths = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: aCheckedDiscount({ duration: 'repeating', durationMonths: 3 }) }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    await announced(/applied/);
    await expect(row('Due today')).toHaveTextContent(
      '$31.20/month for 3 months, then $39.00/month',
    );
    await expect(canvas.getByText(/^You pay/)).toHaveTextContent(
      'You pay $31.20 now and every month for the first 3 months. After that, it renews every month at $39.00 until you cancel.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Annual/ }));
    await expect(row('Due today')).toHaveTextContent(/\$159\.20.*Then \$199\.00\/year/);
    await announced('Discount code WELCOME20 applied. You pay $159.20 now.');
  },
});

export const EveryCharge = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({
    [check]: aCheckedDiscount({ percentOff: null, amountOff: '5.00', duration: 'forever' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    await announced(/applied/);
    await expect(row('Discount WELCOME20')).toHaveTextContent('$5.00 off every month');
    await expect(row('Due today')).toHaveTextContent(/\$34\.00.*Every month/);
    await expect(canvas.getByText(/^You pay/)).toHaveTextContent(
      'You pay $34.00 now. It renews every month at $34.00 until you cancel.',
    );
  },
});

/** The code covers the first charge. */
export const NothingDueToday = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: aCheckedDiscount({ percentOff: 100 }) }),
  play: async ({ userEvent }) => {
    await apply(userEvent);
    await announced(/applied/);
    await expect(row('Due today')).toHaveTextContent('$0.00');
  },
});

/** A code for the annual plan: says so, and applies once the annual plan is chosen. */
export const OtherPlan = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: aCheckedDiscount({ billingIntervals: ['year'] }) }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    await announced('WELCOME20 applies to annual billing only.');
    await expect(summary().queryByText(/^Discount /)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Annual/ }));
    await expect(row('Due today')).toHaveTextContent('$159.20');
    await userEvent.click(canvas.getByRole('radio', { name: /^Monthly/ }));
    await expect(summary().queryByText(/^Discount /)).toBeNull();
  },
});

/** What is left is too little for a card. */
export const TooLittleLeft = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: visit({ [check]: aCheckedDiscount({ percentOff: 99 }) }),
  play: async ({ userEvent }) => {
    await apply(userEvent);
    await announced('WELCOME20 can’t be used for an order of this amount.');
  },
});

/** Unknown, ended, used up or for another website: the answer is the same. */
export const NotValid = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: refusal(400, notValid) }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(notValid));
    await announced(notValid);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'X');
    await expect(field).not.toHaveAccessibleDescription();
  },
});

const tooMany = 'Too many attempts. Wait 12 minutes and try again.';

export const TooManyTries = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: visit({ [check]: refusal(429, tooMany, { code: 'rate_limited' }) }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(tooMany));
  },
});

/** The code of a link is applied at once. */
export const FromLink = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/checkout/product/1?code=welcome20' },
  play: async ({ canvasElement, userEvent }) => {
    await announced('Discount code WELCOME20 applied. You pay $31.20 now.');
    // A phone shows what is due in the folded summary too.
    const line = canvasElement.querySelector('aside summary');
    await expect(line).toHaveTextContent('Before discount $39.00 $31.20 today');
    if (line?.checkVisibility()) await userEvent.click(line);
    await expect(row('Due today')).toBeVisible();
  },
});

export const LinkNotValid = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/checkout/product/1?code=old-code' },
  beforeEach: visit({ [check]: refusal(400, notValid) }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveValue('old-code');
    await expect(field).toHaveAccessibleDescription(notValid);
    await expect(field).not.toHaveFocus();
  },
});

/** The last use was taken in the meantime: the order is refused at the field. */
export const UsedUpMeanwhile = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: visit({
    [check]: aCheckedDiscount(),
    [create]: refusal(400, notValid, {
      errors: [{ path: 'discountCode', message: notValid }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await apply(userEvent);
    await announced(/applied/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    const field = await canvas.findByRole('textbox', { name: 'Discount code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('WELCOME20');
    await expect(field).toHaveAccessibleDescription(notValid);
  },
});

/** The order keeps its discount after a reload, in another tab and when it is changed. */
export const Resumed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const order = aPlacedOrder({ discount: aPlacedDiscount() });
    const session = aCheckoutSession({ ...order, status: 'open' });
    const answers = [session];
    const close = visit({
      'GET /api/checkout/sessions/:id': () => answers.pop() ?? onItsWay(),
      [create]: { ...order, url: 'https://pay.example/cs_test_1', sessionId: 'cs_test_1' },
    })();
    storePayment(order);
    return close;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your payment' });
    await expect(row('Discount WELCOME20')).toHaveTextContent('−$159.80');
    await expect(row('Due today')).toHaveTextContent(/\$639\.20.*Then \$799\.00\/year/);
    await userEvent.click(canvas.getByRole('button', { name: 'Change my order' }));
    const remove = await canvas.findByRole('button', { name: 'Remove discount code WELCOME20' });
    await expect(row('Due today')).toHaveTextContent('$639.20');
    await userEvent.click(remove);
    await expect(summary().queryByText(/^Discount /)).toBeNull();
    await expect(row('Total per year')).toHaveTextContent('$799.00');
  },
});

/** A discount covers the first charge: nothing is due, but the order has to be confirmed. */
export const WaitingWithNothingDue = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const order = aPlacedOrder({
      discount: aPlacedDiscount({ percentOff: 100, amount: '799.00' }),
    });
    const session = aCheckoutSession({ ...order, status: 'open' });
    const answers = [session];
    const close = visit({
      'GET /api/checkout/sessions/:id': () => answers.pop() ?? onItsWay(),
    })();
    storePayment(order);
    return close;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your confirmation' });
    await expect(
      canvas.getByText(/Nothing is due today\. This page will update once you’ve confirmed/),
    ).toBeVisible();
    await expect(row('Due today')).toHaveTextContent('$0.00');
  },
});

async function apply(person: UserEventObject, code = 'welcome20') {
  await person.click(await screen.findByRole('button', { name: 'Add discount code' }));
  await person.type(screen.getByRole('textbox', { name: 'Discount code' }), `${code}{Enter}`);
}

/** A screen reader says it. */
async function announced(text: string | RegExp) {
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
    expect(said).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });
}

function summary() {
  return within(screen.getByRole('complementary', { name: 'Order summary' }));
}

function row(label: string) {
  return summary().getByText(label).closest('div');
}

function storePayment(order: ReturnType<typeof aPlacedOrder>) {
  const form = {
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    supportPackage: order.supportPackage,
    billingInterval: order.billingInterval,
  };
  const payment = { sessionId: 'cs_test_1', url: 'https://pay.example/cs_test_1', form, order };
  const purchase = { checkoutId: crypto.randomUUID(), sinceMs: Date.now(), payment };
  localStorage.setItem('checkout:1', JSON.stringify(purchase));
}
