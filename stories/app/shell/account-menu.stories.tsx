import { expect, screen, waitFor, within } from 'storybook/test';
import { AccountMenu } from '#app/shell/account-menu.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';

const ada = {
  firstName: 'Ada',
  email: 'ada@example.com',
  profileImageUrl: null,
  isAdmin: false,
};

const meta = preview.meta({
  title: 'Screens/Shell/Account menu',
  component: AccountMenu,
  globals: { audience: 'customer' },
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', placeContent: 'start end', minBlockSize: 400 }}>
        <Story />
      </main>
    ),
    inAppBare,
  ],
  args: { customer: ada },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '440px' },
      description: {
        component:
          'The menu of a signed-in customer on every page. Only Logout leaves the app: the server ends the session.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    const menu = within(await screen.findByRole('menu'));
    const links = menu
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')]);
    await expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['My Subscriptions', '/dashboard/subscriptions'],
      ['Support Tickets', '/dashboard/support'],
      ['Billing', '/dashboard/billing'],
      ['Account', '/dashboard/account'],
      ['Logout', '/api/customer/logout'],
    ]);
    await expect(menu.getByText('My Account')).toBeVisible();
    await expect(menu.getByText('Ada')).toBeVisible();
    await expect(menu.getByText('ada@example.com')).toBeVisible();
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A')).toBeVisible();
    await expect(canvas.getByText('Ada')).toBeVisible();
  },
});

/** Without a first name: ‘Account’ and the first letter of the email. */
export const EmailOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: { ...ada, firstName: null, email: 'grace@example.com' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('G')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Account' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByText('Account')).toHaveLength(2);
    await expect(menu.getByText('grace@example.com')).toBeVisible();
  },
});

/** Without name and email: U. */
export const Nameless = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: { ...ada, firstName: null, email: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('U')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Account' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByText('Account')).toHaveLength(2);
    await expect(menu.queryByText(/@/)).toBeNull();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customer: {
      ...ada,
      firstName: 'Maximiliana-Theodora Wilhelmine',
      email: 'maximiliana.theodora.wilhelmine@department.of.very-long-names.example.com',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My Account/ }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByText(/^maximiliana.*example\.com$/)).toBeVisible();
  },
});

export const Admin = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: { ...ada, isAdmin: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    const link = await screen.findByRole('menuitem', { name: 'Admin Dashboard' });
    await expect(link).toHaveAttribute('href', '/admin');
  },
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account: Ada' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
});

/** Enter opens it, Escape closes it and returns the focus to the button. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAtDashboard();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'My Account: Ada' })).toHaveFocus(),
    );
  },
});

/** Enter follows the link without a page load, and the menu closes. */
export const FollowedByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  // View transitions exist only in a browser.
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAtDashboard();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

function isAtDashboard() {
  return waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
}
