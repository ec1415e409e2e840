import { expect, screen } from 'storybook/test';
import { ViewAsCustomer } from '#app/admin/view-as-customer.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCustomer } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const call = 'POST /api/admin/view-as';

const meta = preview.meta({
  title: 'app/admin/ViewAsCustomer',
  component: ViewAsCustomer,
  decorators: [inApp],
  args: { customerId: aCustomer().id },
  beforeEach: () => adminSignedIn(),
  parameters: {
    docs: {
      description: {
        component:
          'Wherever an admin reads about a customer: opens the shop as that customer sees it. Nothing can be changed meanwhile, so nothing is asked before.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View as customer' })).toBeVisible();
  },
});

export const Opening = meta.story({
  beforeEach: () => adminSignedIn({ [call]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as customer' }));
    await expect(await canvas.findByRole('button', { name: 'Opening...' })).toBeVisible();
  },
});

/** An admin who has bought something, too. */
export const Refused = meta.story({
  beforeEach: () =>
    adminSignedIn({
      [call]: refusal(409, 'That is an administrator. You can view as customers only.'),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as customer' }));
    await expect(await screen.findByText('The view did not open')).toBeVisible();
    await expect(await screen.findByText(/^That is an administrator/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View as customer' })).toBeVisible();
  },
});
