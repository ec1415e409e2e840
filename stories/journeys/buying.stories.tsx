import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { refusal } from '../fixtures/answers.ts';
import { type OpenShop, openShop } from '../fixtures/open-shop.ts';
import { WholeApp } from '../fixtures/whole-app.tsx';
import { fillIn, goToPay, takeSaltmarsh } from './buying.ts';
import { closeMessage, patience, tabTo } from './visitor.ts';

let shop: OpenShop;

/** Opens a shop for the story, and closes it after. */
const visit = (options?: Parameters<typeof openShop>[0]) => () => {
  shop = openShop(options);
  return shop.close;
};

const meta = preview.meta({
  title: 'Journeys/Buying a website',
  component: WholeApp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'A visitor chooses a website and goes to pay',
  beforeEach: visit(),
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('chooses Saltmarsh from the catalog', () => takeSaltmarsh(visitor));
    await step('enters name and email', () => fillIn(visitor, 'Ada Lovelace', 'ada@example.com'));
    await step('chooses the annual plan', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Annual/ }));
      const yearly = canvas.getByText('Total per year').parentElement;
      await expect(yearly).toHaveTextContent('$199.00');
    });
    await step('adds Regular Support and sees the price per month', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Regular Support/ }));
      const monthly = canvas.getByText('Total per month').parentElement;
      await expect(monthly).toHaveTextContent('$66.58');
    });
    await step('continues to payment', () => goToPay(visitor, 'Waiting for your payment'));
    await step('pays in the other window, and this page continues', async () => {
      shop.pay();
      await canvas.findByRole('heading', { name: 'Annual Subscription Activated!' }, patience);
      await expect(canvas.getByText('ACC-2026-0042', { selector: 'dd' })).toBeVisible();
    });
    await step('stays to read what happens next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
      await expect(canvas.getByText('You’ll stay on this page.')).toBeVisible();
    });
    await expect(shop.onOrder).toHaveBeenCalledOnce();
  },
});

export const WindowBlocked = meta.story({
  name: 'A visitor whose payment window was blocked',
  beforeEach: visit({ blocksWindows: true }),
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('orders Saltmarsh', async () => {
      await takeSaltmarsh(visitor);
      await fillIn(visitor, 'Ada Lovelace', 'ada@example.com');
      await goToPay(visitor, 'Your browser blocked the payment window');
    });
    await step('finds a payment link on the page instead', async () => {
      const link = canvas.getByRole('link', { name: /^Open payment/ });
      await expect(link).toHaveAttribute('href', shop.paymentUrl);
      await expect(link).toHaveAttribute('target', '_blank');
    });
    await step('sees nothing of a new window', () =>
      expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull(),
    );
  },
});

export const InvalidFields = meta.story({
  name: 'A visitor corrects errors in the form',
  beforeEach: visit(),
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('submits invalid values', async () => {
      await takeSaltmarsh(visitor);
      await fillIn(visitor, 'A', 'ada@');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    });
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('sees an error at each field, with the focus on the first', async () => {
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
      await expect(email).toHaveAccessibleDescription(/Invalid email address$/);
      await expect(shop.onOrder).not.toHaveBeenCalled();
    });
    await step('corrects the name, and its error disappears', async () => {
      await userEvent.type(name, 'da Lovelace');
      await expect(name).toBeValid();
      await expect(email).toBeInvalid();
    });
    await step('corrects the email and continues', async () => {
      await userEvent.type(email, 'example.com');
      await goToPay(visitor, 'Waiting for your payment');
    });
    await step('closes the toast about the new window', () => closeMessage(visitor));
  },
});

export const ServiceDown = meta.story({
  name: 'A visitor retries after a payment outage',
  beforeEach: () => {
    shop = openShop();
    shop.onOrder.mockImplementationOnce(
      refusal(503, 'The payment provider didn’t respond. You haven’t been charged.'),
    );
    return shop.close;
  },
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('orders Saltmarsh', async () => {
      await takeSaltmarsh(visitor);
      await fillIn(visitor, 'Ada Lovelace', 'ada@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    });
    await step('sees an error and keeps everything typed', async () => {
      await canvas.findByText(/You haven’t been charged/, undefined, patience);
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    });
    await step('tries again', () => goToPay(visitor, 'Waiting for your payment'));
    await step('closes the toast about the new window', () => closeMessage(visitor));
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  name: 'A visitor buys with the keyboard only',
  beforeEach: visit(),
  play: async ({ canvas, step, userEvent }) => {
    const visitor = { canvas, userEvent };
    await step('tabs to Saltmarsh and opens it with Enter', async () => {
      const link = await canvas.findByRole('link', { name: 'Buy Now: Saltmarsh' }, patience);
      await tabTo(visitor, link);
      await userEvent.keyboard('{Enter}');
    });
    await step('types name and address', async () => {
      await tabTo(visitor, await canvas.findByRole('textbox', { name: 'Name' }, patience));
      await userEvent.keyboard('Ada Lovelace');
      await userEvent.tab();
      await userEvent.keyboard('ada@example.com');
    });
    await step('chooses plan and support with the arrow keys', async () => {
      await tabTo(visitor, canvas.getByRole('radio', { name: /^Monthly/ }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: /^Annual/ })).toBeChecked();
      await tabTo(visitor, canvas.getByRole('radio', { name: /^No Support/ }));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /^Regular Support/ })).toBeChecked();
    });
    await step('continues to payment, and the focus follows', async () => {
      await tabTo(visitor, canvas.getByRole('button', { name: 'Continue to payment' }));
      await userEvent.keyboard('{Enter}');
      const headline = { name: 'Waiting for your payment' };
      const title = await canvas.findByRole('heading', headline, patience);
      await waitFor(() => expect(title).toHaveFocus());
    });
    await step('pays and stays to read what happens next', async () => {
      shop.pay();
      await canvas.findByRole('button', { name: 'Stay on this page' }, patience);
      await userEvent.tab();
      await expect(canvas.getByText('You’ll stay on this page.')).toBeVisible();
    });
  },
});
