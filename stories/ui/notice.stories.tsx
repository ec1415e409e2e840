import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Your payment is being processed',
    children: 'This page updates when the payment arrives.',
  },
  parameters: {
    guide: {
      use: 'For important information where it matters: a list that couldn’t be loaded, a payment in progress, a browser without JavaScript. It stays as long as it is true.',
      avoid:
        'For the result of an action, use the **Toaster**. For the error of one field, use its `error`. For a question, use a **Dialog**. For an empty list, use an **EmptyState**.',
      anatomy: {
        parts: [
          { name: 'Icon', description: 'The tone.', selector: 'svg' },
          { name: 'Title', selector: 'svg + div > p' },
          { name: 'Text', selector: 'svg + div > p + div' },
        ],
      },
      accessibility: {
        role: 'Text, `status` or `alert`',
        announced: 'Its words in reading order. With `live`, as soon as it appears.',
        criteria: ['1.4.1', '4.1.3'],
      },
      good: [
        {
          text: 'Say what happened in the title, say below it what to do, and offer that as the action.',
          example: (
            <Notice
              tone="critical"
              title="Couldn’t load the catalog"
              action={
                <Button variant="quiet" size="small">
                  Try again
                </Button>
              }
            >
              Check your connection.
            </Notice>
          ),
        },
        {
          text: 'Set `live` if it appears after the page: `polite` for updates, `assertive` for failures that stop people.',
        },
      ],
      bad: [
        {
          text: 'Blame, apologize, or show an error code that only we understand.',
          example: (
            <Notice tone="critical" title="Oops! Error 500">
              An unexpected error has occurred. We are sorry for any inconvenience.
            </Notice>
          ),
        },
        { text: 'Stack several. If three things are wrong, say which one to fix first.' },
      ],
    },
    docs: {
      description: {
        component:
          'Important information in the page, where it matters. Say what happened, then what to do. For a temporary message, use a toast; for a question, a **Dialog**.',
      },
    },
  },
});

export const Default = meta.story();
export const TitleOnly = meta.story({ args: { children: undefined } });
export const WithAction = meta.story({
  args: {
    tone: 'critical',
    title: 'The payment was not completed',
    children: 'Nothing was charged.',
    action: (
      <TextLink href="#again" weight="strong" tone="inherit">
        Open payment again
      </TextLink>
    ),
    live: 'assertive',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
});
/**
 * A live notice is visible immediately and announced. Its action isn’t part of the announcement.
 */
export const Live = WithAction.extend({
  tags: ['!dev', '!autodocs'],
  args: { live: 'polite' },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
    await waitFor(() => expect(news.firstElementChild).not.toHaveAttribute('aria-hidden'));
    await expect(news).toHaveTextContent('Nothing was charged.');
    await expect(news).not.toContainElement(canvas.getByRole('link'));
  },
});
export const Tones = meta.story({
  render: (args) => (
    <Stack gap="s">
      <Notice {...args} tone="neutral" title="Neutral" />
      <Notice {...args} tone="info" title="Info" />
      <Notice {...args} tone="caution" title="Caution" />
      <Notice {...args} tone="promote" title="Promote" />
      <Notice {...args} tone="notice" title="Notice" />
      <Notice {...args} tone="positive" title="Positive" />
      <Notice {...args} tone="critical" title="Critical" />
    </Stack>
  ),
});
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    tone: 'caution',
    title:
      'The home page of the-quiet-practice-family-medicine-and-physiotherapy.example is delayed',
    children:
      'Two pictures are missing. Send them to bookkeeping-and-invoices@the-quiet-practice-family-medicine.example, and we finish the page on the same day.',
    action: <TextLink href="#pictures">Send the two missing pictures now</TextLink>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
