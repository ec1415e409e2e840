import { expect, within } from 'storybook/test';
import { type EmailTakenData, emailTaken } from '#api/platform/mail/templates/all';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail } from './read-mail.ts';

const EmailTakenMail = (data: EmailTakenData) => <MailPreview letter={emailTaken(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Email taken',
  component: EmailTakenMail,
  tags: ['screen', 'framed', 'unpictured'],
  parameters: {
    docs: {
      description: {
        component: 'Sent to the owner of an address that someone tried to use for another account.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('You already have an account')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});
