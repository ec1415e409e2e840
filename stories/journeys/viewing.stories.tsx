import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type Reply, refusal } from '../fixtures/answers.ts';
import { aCustomer, signedIn } from '../fixtures/customers.ts';
import { press } from '../fixtures/press.ts';
import { WholeApp } from '../fixtures/whole-app.tsx';
import '#app/shell/impersonation/connected-impersonation-bar.tsx';

const detail = 'You’re viewing as Ada Lovelace. Stop viewing as the customer first.';
const over = 'You’re no longer viewing as this customer. Go back to the admin area.';

/** Ada’s account, viewed by an admin for half a minute. */
const viewing = (rename: () => Reply<never>) => () =>
  signedIn(
    { 'GET /api/customer/sessions': [], 'PATCH /api/customer/profile': rename },
    aCustomer({ view: { endsAt: new Date(Date.now() + 29.5 * 60_000).toISOString() } }),
  );

const bar = async () =>
  within(await screen.findByRole('complementary', { name: 'View as customer' }));

const meta = preview.meta({
  title: 'Journeys/Viewing as a customer',
  component: WholeApp,
  tags: ['!autodocs', 'screen'],
  args: { at: '/dashboard/account' },
  parameters: { layout: 'fullscreen' },
  beforeEach: viewing(refusal(403, detail, { code: 'viewing' })),
});

export const Default = meta.story({
  name: 'An admin tries to change something',
  play: async ({ step, userEvent }) => {
    await step('sees who they are viewing as, and for how long', async () => {
      await expect((await bar()).getByRole('status')).toHaveTextContent('Viewing as Ada Lovelace');
      await expect((await bar()).getByText('30 min left')).toBeVisible();
    });
    await step('sees every button and why it is disabled', async () => {
      await press(userEvent, 'Save name');
      await waitFor(() => expect(screen.getByText(detail)).toBeVisible());
    });
  },
});

/** The server has ended it, whatever the local clock says. */
export const Over = meta.story({
  name: 'An admin continues after the session has expired',
  beforeEach: viewing(refusal(403, over, { code: 'view_over' })),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Save name');
    await waitFor(async () =>
      expect((await bar()).getByRole('status')).toHaveTextContent(/^No longer viewing as Ada/),
    );
    await expect((await bar()).getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});
