import { expect } from 'storybook/test';
import type { User } from '#contract/customers';
import { signedInCookie } from '#contract/signed-in-cookie';
import preview from '../../.storybook/preview.tsx';
import { anAdmin, aUser, someFigures, someWaiting } from '../fixtures/admins.ts';
import { answering, refusal } from '../fixtures/answers.ts';
import { aCustomer, signedIn } from '../fixtures/customers.ts';
import { aListOf } from '../fixtures/lists.ts';
import { aCatalogue } from '../fixtures/products.ts';
import { someProjects } from '../fixtures/projects.ts';
import { WholeApp } from '../fixtures/whole-app.tsx';

const meta = preview.meta({
  title: 'Journeys/Running the shop',
  component: WholeApp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** Signs in and replaces the initial password. */
export const Default = meta.story({
  name: 'An admin signs in for the first time',
  args: { at: '/admin/login' },
  beforeEach: () => anUntouchedShop(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'from the file');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await canvas.findByLabelText('Current password'), 'from the file');
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /^Tide & Timber/ })).toBeVisible();
  },
});

/** A customer is redirected to the shop. */
export const CustomerDenied = meta.story({
  name: 'A customer is denied access',
  args: { at: '/admin' },
  beforeEach: () => signedIn({ 'GET /api/products': aCatalogue() }, aCustomer()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Complete Product Catalog' }),
    ).toBeVisible();
  },
});

/** An API whose only admin has the initial password. */
function anUntouchedShop(): () => void {
  let user: User | null = null;
  const ofUser =
    <Answer,>(of: (known: User) => Answer) =>
    () =>
      user ? of(user) : refusal(401, 'Sign in to continue.')();
  const stop = answering({
    'GET /api/user': ofUser((known) => known),
    'GET /api/customer/auth/user': ofUser(() => anAdmin()),
    'GET /api/analytics': someFigures(),
    'GET /api/admin/list-views': [],
    'GET /api/admin/waiting': someWaiting(),
    'GET /api/projects': aListOf(someProjects()),
    'POST /api/admin/login': () => {
      user = aUser({ username: 'admin', mustChangePassword: true });
      // biome-ignore lint/suspicious/noDocumentCookie: what the app reads
      document.cookie = `${signedInCookie}=1; path=/`;
      return user;
    },
    'POST /api/customer/password': () => {
      user = aUser({ username: 'admin' });
      return { ok: true };
    },
  });
  return () => {
    stop();
    forgetCookie();
  };
}

function forgetCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: what the app reads
  document.cookie = `${signedInCookie}=; path=/; max-age=0`;
}
