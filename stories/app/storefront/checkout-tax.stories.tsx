import { expect, screen, type UserEventObject, within } from 'storybook/test';
import { Component as CheckoutScreen } from '#app/storefront/checkout/checkout.screen.tsx';
import type { PlacedTax } from '#contract/checkout-tax';
import type { AskTaxInput, TaxQuote } from '#contract/tax-quote';
import preview from '../../../.storybook/preview.tsx';
import { refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openShop } from '../../fixtures/open-shop.ts';
import { withSettings } from '../../fixtures/with-settings.tsx';

const vat = { name: 'VAT', reverseCharge: false };
const taxes: Record<string, PlacedTax> = {
  GB: { ...vat, percentage: '20', inclusive: false, amount: '7.80', regularTotal: '46.80' },
  CA: {
    ...vat,
    name: 'HST',
    percentage: '13',
    inclusive: false,
    amount: '5.07',
    regularTotal: '44.07',
  },
  DE: { ...vat, percentage: '19', inclusive: true, amount: '6.23', regularTotal: '39.00' },
};
const reverseCharged: PlacedTax = {
  name: null,
  percentage: null,
  inclusive: false,
  reverseCharge: true,
  amount: '0.00',
  regularTotal: '39.00',
};

async function answerTax(request: Request) {
  const { taxCountry, taxPostalCode, taxNumber }: AskTaxInput = await request.json();
  if (taxCountry === 'US') {
    const errors = [{ path: 'taxCountry', message: 'We don’t sell to United States yet.' }];
    return refusal(400, 'We don’t sell to United States yet.', { errors })();
  }
  if (taxCountry === 'FR') return refusal(503, 'The payment provider didn’t respond.')();
  const needsPostalCode = taxCountry === 'CA';
  if (needsPostalCode && !taxPostalCode) return { regions: [], needsPostalCode, quote: null };
  const tax = taxNumber ? reverseCharged : taxes[taxCountry ?? ''];
  const quote: TaxQuote['quote'] = tax
    ? { ...tax, currency: 'usd', net: '0.00', total: '0.00' }
    : null;
  return { regions: [], needsPostalCode, quote };
}

const meta = preview.meta({
  title: 'Screens/Storefront/Checkout tax',
  component: CheckoutScreen,
  tags: ['screen'],
  decorators: [
    atRoute('/checkout/product/:productId'),
    withSettings({ tax: { mode: 'rates' } }),
    inApp,
  ],
  beforeEach: [
    forAudience(),
    () => {
      sessionStorage.clear();
      const { close } = openShop({
        answers: { 'POST /api/checkout/tax': answerTax },
      });
      return () => {
        close();
        sessionStorage.clear();
      };
    },
  ],
  parameters: {
    layout: 'fullscreen',
    path: '/checkout/product/1',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The checkout of a shop that charges tax: it asks where the buyer is, and for the tax number of a business. The summary shows what tax adds to the price, or how much of it is tax.',
      },
    },
  },
});

/** Before the country is chosen. A country where the shop doesn’t sell is said at the field. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'United States');
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await canvas.findByText('We don’t sell to United States yet.');
    await expect(country).toHaveAccessibleDescription('We don’t sell to United States yet.');
    await choose(userEvent, 'Choose your country');
    await expect(row('Due today')).toHaveTextContent('Plus the tax of your country, if any.');
  },
});

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'United Kingdom');
    await screen.findByText('VAT (20%)');
    await expect(row('Before tax')).toHaveTextContent('$39.00');
    await expect(row('VAT (20%)')).toHaveTextContent('$7.80');
    await expect(row('Due today')).toHaveTextContent(/\$46\.80.*Then \$46\.80 every month/);
    await expect(canvas.getByText(/^You pay/)).toHaveTextContent(
      'You pay $46.80 now, including $7.80 VAT (20%). It renews every month at $46.80 until you cancel.',
    );
  },
});

export const Included = meta.story({
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Germany');
    await screen.findByText('Including VAT (19%)');
    await expect(row('Before tax')).toHaveTextContent('$32.77');
    await expect(row('Due today')).toHaveTextContent('$39.00');
  },
});

/** A business in another country of the EU. */
export const ReverseCharge = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Germany');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^VAT or tax number/ }),
      'DE136695976',
    );
    await userEvent.tab();
    await screen.findByText('Reverse charge');
    await expect(row('Reverse charge')).toHaveTextContent('Your business accounts for the tax.');
    await expect(row('Due today')).toHaveTextContent('$39.00');
  },
});

/** Where the tax depends on it. Everything that is missing is said at once. */
export const PostalCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Canada');
    const code = await canvas.findByRole('textbox', { name: /^Postal code/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(code).toHaveAccessibleDescription('Enter your ZIP or postal code.');
    await userEvent.type(code, 'M5V 3L9');
    await userEvent.tab();
    await screen.findByText('HST (13%)');
    await expect(row('Due today')).toHaveTextContent('$44.07');
  },
});

export const Unavailable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'France');
    await expect(await canvas.findByText('The payment provider didn’t respond.')).toBeVisible();
  },
});

async function choose(userEvent: UserEventObject, country: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), country);
}

function row(label: string): HTMLElement | null {
  const summary = screen.getByRole('complementary', { name: 'Order summary', hidden: true });
  return within(summary).getByText(label).parentElement;
}
