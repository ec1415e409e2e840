import { expect, waitFor } from 'storybook/test';
import { Header } from '#app/shell/header.tsx';
import preview from '../../../.storybook/preview.tsx';
import { onItsWay } from '../../fixtures/answers.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';

const meta = preview.meta({
  title: 'app/shell/Header',
  component: Header,
  decorators: [inAppBare],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'The bar of every screen: the way home, the products, the Support Center, and who is signed in. Until that is known it says nothing about it, and keeps the place.',
      },
    },
  },
});

/** Nobody is signed in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/api/customer/login',
    );
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'href',
      '/#products',
    );
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  },
});

/** The page that one is on is marked. */
export const OnSupport = meta.story({
  parameters: { path: '/support' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Products' })).not.toHaveAttribute(
      'aria-current',
    );
  },
});

export const SignedIn = meta.story({
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'My Account: Ada' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
});

/** Whether somebody is signed in is not known yet. */
export const Unknown = meta.story({
  beforeEach: () => signedIn({ 'GET /api/customer/auth/user': onItsWay }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^My Account/ })).toBeNull();
  },
});

export const PhoneMenu = meta.story({
  // Only a browser knows popovers.
  tags: ['phone', '!test'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    for (const name of ['Products', 'Support']) {
      const link = canvas.getByRole('link', { name });
      await waitFor(() => expect(link).toBeVisible());
    }
  },
});
