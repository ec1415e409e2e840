import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Conversation, type ConversationMessage, ConversationSkeleton } from '#ui/conversation';
import { FileList } from '#ui/file-list';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const at = (time: string) => <time>{time}</time>;

const question: ConversationMessage = {
  id: 1,
  side: 'own',
  author: 'You',
  day: 'Jan 14, 2026',
  at: at('4:20 PM'),
  text: 'From February 1 we open at seven instead of eight.\n\nCould you change it on the home page and in the footer?',
};
const answer: ConversationMessage = {
  id: 2,
  side: 'other',
  author: 'Grace at Sitewright',
  day: 'Jan 15, 2026',
  at: at('9:05 AM'),
  text: 'Sure. It will be online on the evening of January 31. Do the Sunday hours stay the same?',
};
const thanks: ConversationMessage = {
  ...question,
  id: 3,
  day: 'Jan 15, 2026',
  at: at('9:41 AM'),
  text: 'Yes, they do. Thank you!',
};

const meta = preview.meta({
  title: 'Data/Conversation',
  component: Conversation,
  args: { 'aria-label': 'Messages', messages: [question, answer, thanks] },
  parameters: {
    guide: {
      use: 'For messages between two sides about one topic, oldest first, such as a question and its answers. Put the field for the next message below it.',
      avoid:
        'For events without messages, use **Steps** or a list. A single text doesn’t need a bubble.',
      anatomy: {
        parts: [
          { name: 'Day', selector: 'li > p' },
          { name: 'Author and time', selector: 'article > p' },
          {
            name: 'Message',
            description: 'Other people’s at the start.',
            selector: 'article[data-side=other] > div',
          },
          {
            name: 'Own message',
            description: 'At the end.',
            selector: 'article[data-side=own] > div',
          },
        ],
      },
      responsive:
        'A message is as wide as the conversation below 740 px, and up to 86 % of it from there. Neither is wider than 66 characters.',
      accessibility: {
        role: '`log` with a list of `article`s',
        announced: 'New messages as they come. Each article is named by author and time.',
        criteria: ['1.3.1', '2.1.1', '4.1.3'],
      },
      good: [
        {
          text: 'Name the side in the author’s text too. Position and tint only reinforce it.',
          example: <Conversation aria-label="Messages" messages={[answer, thanks]} />,
        },
        { text: 'Label what not everyone may see: “Internal note”.' },
      ],
      bad: [
        {
          text: 'Leave out the author because the position shows who it is.',
          example: <Conversation aria-label="Messages" messages={[{ ...answer, author: '?' }]} />,
        },
        { text: 'Show the newest message first. Answers are read after their questions.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the messages if they scroll, and to their files.' },
        { keys: 'Arrow keys', does: 'Scroll the messages while they have focus.' },
      ],
    },
    docs: {
      description: {
        component:
          'Shows messages between two sides, oldest first. It opens at the newest message and stays there while pictures load. Text is shown as typed: line breaks are kept, markup is not rendered, and each paragraph runs in the direction of its language.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Messages' })).toBeVisible();
    const names = canvas
      .getAllByRole('article')
      .map((article) => article.getAttribute('data-side'));
    await expect(names).toEqual(['own', 'other', 'own']);
    await expect(
      canvas.getByRole('article', { name: 'Grace at Sitewright 9:05 AM' }),
    ).toHaveTextContent(/Sure/);
    await expect(canvas.getAllByText(/^Jan 1[45], 2026$/)).toHaveLength(2);
  },
});

function Growing() {
  const [messages, setMessages] = useState([question]);
  return (
    <Stack gap="m">
      <Conversation aria-label="Messages" messages={messages} />
      <Button variant="quiet" onClick={() => setMessages([question, answer])}>
        Refresh
      </Button>
    </Stack>
  );
}

/** A new message is announced: the log stays and gets one more message. */
export const NewMessage = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    const first = canvas.getByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/^Sure/)).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Messages' })).toBe(log);
    await expect(canvas.getAllByRole('article')[0]).toBe(first);
  },
});

/** Visible to one side only. */
export const InternalNote = meta.story({
  args: {
    messages: [
      { ...question, side: 'other', author: 'Ada (customer)' },
      {
        ...answer,
        side: 'own',
        mark: 'Internal note',
        text: 'Her plan includes this. Scheduled for the 31st.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('article', { name: /Grace at Sitewright Internal note/ }),
    ).toBeVisible();
  },
});

export const WithFiles = meta.story({
  args: {
    messages: [
      {
        ...question,
        files: (
          <FileList
            aria-label="Files of this message"
            files={[
              {
                id: 'a',
                name: 'front-door.webp',
                detail: 'WebP, 41 kB',
                href: '/thumbnails/saltmarsh-480.webp',
                preview: '/thumbnails/saltmarsh-480.webp',
              },
              { id: 'b', name: 'opening-hours.pdf', detail: 'PDF, 1.2 MB', href: '/hours.pdf' },
            ]}
          />
        ),
      },
      answer,
    ],
  },
});

/** Right-to-left text, a long word, markup, and many lines. */
export const LongContent = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    messages: [
      {
        ...question,
        author: 'You',
        text: 'שלום, מתי האתר שלנו יעלה לאוויר?\nAnd the same in English: when is it online? 👩🏽‍🚀',
      },
      {
        ...answer,
        author: 'a-very-long-name'.repeat(8),
        text: `<script>alert('no')</script> ${'verylongword'.repeat(20)}`,
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
});

/** Keeps its height, so nothing around it moves when messages arrive. */
export const FixedHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { height: 'box', messages: [question] },
});

/** Two hundred messages: the newest is in view, and the keyboard can scroll back. */
export const ManyMessages = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser.
  args: { height: 'box', messages: Array.from({ length: 200 }, (_, index) => aMessage(index)) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('log', { name: 'Messages' });
    const newest = canvas.getByText('Message 200').getBoundingClientRect();
    await expect(newest.bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom);
    await expect(newest.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().top);
    await waitFor(() => expect(box).toHaveAttribute('tabindex'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.blur();
  },
});

/** As tall as a question and its answer. */
export const Loading = meta.story({ render: () => <ConversationSkeleton /> });

function aMessage(index: number): ConversationMessage {
  const one = index % 2 === 0 ? question : answer;
  return {
    ...one,
    id: index,
    day: `Day ${Math.floor(index / 10) + 1}`,
    text: `Message ${index + 1}`,
  };
}
