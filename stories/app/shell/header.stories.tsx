import { expect, waitFor } from 'storybook/test';
import { Header } from '#app/shell/header.tsx';
import preview from '../../../.storybook/preview.tsx';
import { onItsWay } from '../../fixtures/answers.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Header',
  component: Header,
  decorators: [inAppBare],
  beforeEach: forAudience(),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'The header of every page: home, products, support and account. The account area stays empty until the session is known.',
      },
    },
  },
});

/** Signed out. */
export const Default = meta.story({
  globals: { audience: 'visitor' },
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

/** Marks the current page. */
export const OnSupport = meta.story({
  tags: ['!dev', '!autodocs'],
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
  globals: { audience: 'customer' },
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'My Account: Ada' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
});

/** The session is still being checked. */
export const Unknown = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { audience: 'customer' },
  beforeEach: () => signedIn({ 'GET /api/customer/auth/user': onItsWay }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^My Account/ })).toBeNull();
  },
});

export const PhoneMenu = meta.story({
  // Popovers exist only in a browser.
  tags: ['phone'],
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
