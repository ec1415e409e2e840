import { expect, screen, waitFor, within } from 'storybook/test';
import { ImpersonateButton } from '#app/admin/impersonate-button.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCustomer } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aTotp } from '../../fixtures/totp.ts';

const call = 'POST /api/admin/view-as';
const identity = 'POST /api/admin/confirm-identity';

const meta = preview.meta({
  title: 'Screens/Admin/View as customer',
  component: ImpersonateButton,
  globals: { audience: 'admin' },
  decorators: [inApp],
  args: { customerId: aCustomer().id },
  beforeEach: () => adminSignedIn(),
  parameters: {
    docs: {
      description: {
        component:
          'Shown wherever an admin sees a customer’s details. Opens the shop as that customer, read-only. An old session has to reauthenticate first.',
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

/** Asks for the password and a code, then opens the view. */
export const ConfirmIdentity = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isConfirmed = false;
    return adminSignedIn({
      'GET /api/admin/totp': aTotp(),
      [call]: () =>
        isConfirmed
          ? onItsWay()
          : refusal(403, 'Confirm your identity, then try again.', { code: 'sign_in_again' })(),
      [identity]: () => {
        isConfirmed = true;
        return { ok: true };
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as customer' }));
    const dialog = within(await openedDialog('Confirm it’s you'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long quiet evening');
    await userEvent.type(await dialog.findByLabelText('Code'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Opening...' })).toBeVisible();
  },
});

/** Admins can’t be viewed, even if they have orders. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      [call]: refusal(409, 'This is an admin account. You can only view as a customer.'),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as customer' }));
    await expect(await screen.findByText('Couldn’t start viewing as the customer')).toBeVisible();
    await expect(await screen.findByText(/^This is an admin account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View as customer' })).toBeVisible();
  },
});
