import { expect, within } from 'storybook/test';
import { type WebsiteReadyData, websiteReady } from '#api/platform/mail/templates/website-ready';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const ready: WebsiteReadyData = {
  customerName: 'Ada Lovelace',
  productTitle: 'Saltmarsh',
  orderId: 'ACC-2026-0042',
  note: 'Your menu is in place. To edit it, go to Pages, then Menu.\n\nPlease choose a new password when you first sign in.',
  liveUrl: null,
  guestToken: null,
};

const WebsiteReadyMail = (data: WebsiteReadyData) => (
  <MailPreview letter={websiteReady(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Website ready',
  component: WebsiteReadyMail,
  tags: ['screen', 'framed'],
  args: ready,
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent at each delivery. It links to the page with the credentials and contains none of them.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'View credentials' })).toHaveAttribute(
      'href',
      'https://shop.example/dashboard/subscriptions/ACC-2026-0042',
    );
    await expect(mail.getByRole('blockquote')).toHaveTextContent('Your menu is in place.');
  },
});

/** Guests create an account and verify their email first. */
export const WithoutAccount = meta.story({
  args: { guestToken: 'AAAADAAAAAFreK' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Create account' })).toBeVisible();
  },
});

/** The live address was set with the delivery. */
export const Live = meta.story({
  args: { liveUrl: 'https://www.harborbakery.example' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^Your website is live\./)).toBeVisible();
    await expect(mail.getByText('https://www.harborbakery.example')).toBeVisible();
  },
});

export const WithoutNote = meta.story({ args: { note: null } });

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customerName: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh of Llanfairpwllgwyngyll',
    productTitle:
      'Donaudampfschifffahrtsgesellschaft, the family bakery by the old harbour and its many branches',
    note: `${'Everything is in its place. '.repeat(20)}\n${'w'.repeat(200)}`,
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customerName: 'مريم الحسن',
    productTitle: 'مخبز الميناء',
    note: 'موقعك جاهز.\nيمكنك تغيير القائمة من الصفحات.',
  },
});

/** User text is shown as text. */
export const UntrustedText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customerName: '<script>alert(1)</script>',
    note: '<img src=x onerror=alert(1)>\njavascript:alert(1)',
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.queryByRole('img')).toBeNull();
    await expect(mail.getByRole('blockquote')).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
});
