import { expect, within } from 'storybook/test';
import {
  type BriefQuestionsData,
  briefQuestions,
} from '#api/platform/mail/templates/brief-questions';
import preview from '../../.storybook/preview.tsx';
import { anAskedBrief } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const BriefQuestionsMail = (data: BriefQuestionsData) => (
  <MailPreview letter={briefQuestions(data, shop)} />
);

const { promisedAt, pause } = anAskedBrief();

const meta = preview.meta({
  title: 'Mail/Brief questions',
  component: BriefQuestionsMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    questions: ['Can guests book a table online?', 'Which days are you closed?'],
    delivery: { promisedAt, pause },
    at: new Date('2026-01-15T14:00:00.000Z'),
    briefToken: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component: 'Sent to the customer when the shop adds questions to a brief that was sent.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/Which days are you closed\?/)).toBeVisible();
    await expect(
      mail.getByText(/^Send your brief and we’ll deliver within 45 hours\./),
    ).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dashboard\/subscriptions\/ACC-2026-0042\/brief\?step=content$/),
    );
  },
});

export const ToGuest = meta.story({
  args: { questions: ['Which days are you closed?'], briefToken: 'AAAADAAAAAFreK' },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByRole('link', { name: 'Answer the question' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/briefs\/AAAADAAAAAFreK\?step=content$/),
    );
  },
});
