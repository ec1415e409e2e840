import { expect, within } from 'storybook/test';
import { type PasswordResetData, passwordReset } from '#api/platform/mail/templates/password-reset';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const PasswordResetMail = (data: PasswordResetData) => (
  <MailPreview letter={passwordReset(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Password reset',
  component: PasswordResetMail,
  tags: ['screen', 'framed'],
  args: {
    url: 'https://shop.example/auth/reset#token=w3Zt0n5yQkq1vYl4b8sDfa9hJx2cLm7P',
    validMinutes: 30,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Contains the reset link. It contains no name, because a stranger may have typed the address.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    const link = mail.getByRole('link', { name: 'Reset password' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('#token='));
  },
});
