import { expect, within } from 'storybook/test';
import { type EmailCodeData, emailCode } from '#api/platform/mail/templates/email-code';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const EmailCodeMail = (data: EmailCodeData) => <MailPreview letter={emailCode(data, shop)} />;

const meta = preview.meta({
  title: 'Mail/Email code',
  component: EmailCodeMail,
  tags: ['screen', 'framed'],
  args: {
    code: '042042',
    validMinutes: 10,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Verifies an email. It contains no name, because a stranger may have typed the address.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('042042')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^042042/);
  },
});
