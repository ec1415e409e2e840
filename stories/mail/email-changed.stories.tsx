import { expect, within } from 'storybook/test';
import { type EmailChangedData, emailChanged } from '#api/platform/mail/templates/email-changed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const EmailChangedMail = (data: EmailChangedData) => (
  <MailPreview letter={emailChanged(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Email changed',
  component: EmailChangedMail,
  tags: ['screen', 'framed'],
  args: {
    newEmail: 'grace@example.org',
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the previous address when the email has changed. The new address is masked.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/g…@example\.org/)).toBeVisible();
    await expect(mail.queryByText(/grace/)).not.toBeInTheDocument();
  },
});

export const LongAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { newEmail: 'grace.hopper@a-very-long-name-of-a-department.of-a-company.example' },
});
