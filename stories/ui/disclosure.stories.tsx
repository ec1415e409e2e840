import { expect } from 'storybook/test';
import { Badge } from '#ui/badge';
import { Disclosure } from '#ui/disclosure';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const meta = preview.meta({
  title: 'Data/Disclosure',
  component: Disclosure,
  argTypes: {
    summary: { description: 'The question, always visible.' },
    group: { description: 'Disclosures that share a group close each other.' },
  },
  args: {
    summary: 'How fast is my website online?',
    children: <Text tone="soft">Within 24-48 hours after the payment.</Text>,
  },
  parameters: {
    guide: {
      use: 'For content that most people skip and some look for, such as the answers of an FAQ. It works without JavaScript, and the browser’s search finds collapsed content.',
      avoid:
        'Don’t hide what everyone needs, above all a price. For views of equal importance, use **Tabs**. For steps in order, use **Steps**.',
      anatomy: {
        parts: [
          { name: 'Summary', description: 'Opens and closes it.', selector: 'summary' },
          { name: 'Icon', description: 'Turns when it opens.', selector: 'summary > svg' },
        ],
      },
      responsive:
        'Below 740 px, `aside` is below the summary. From there, it is beside it and takes up to half of the line.',
      accessibility: {
        role: '`group`, from native `details` with a `summary`',
        announced: 'The summary, and whether it is expanded.',
        criteria: ['2.1.1', '4.1.2'],
      },
      good: [
        {
          text: 'Say what is inside, ideally as the question people ask.',
          example: (
            <Disclosure summary="Can I use my own domain?">Yes, we move it for you.</Disclosure>
          ),
        },
        {
          text: 'Give the answers of one list the same `group`, so that opening one closes the others.',
        },
      ],
      bad: [
        {
          text: 'Use a summary that could mean anything.',
          example: <Disclosure summary="More information">…</Disclosure>,
        },
        { text: 'Nest disclosures. Two levels deserve a page of their own.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the summary, and into an open answer.' },
        { keys: 'Enter or Space', does: 'Opens or closes the answer.' },
      ],
    },
    docs: {
      description: {
        component:
          'A question with an answer that expands. It works without JavaScript, and the browser’s search finds collapsed content. Use it for content that most people skip, never for what everyone needs, such as a price.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How fast is my website online?'));
    await expect(canvas.getByText('Within 24-48 hours after the payment.')).toBeVisible();
  },
});
export const Open = meta.story({ args: { defaultOpen: true } });
/** Tab moves to the summary and into open content. Opening by keyboard is native. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    children: (
      <Text tone="soft">
        Within 24-48 hours, as the <TextLink href="#terms">terms of service</TextLink> say.
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('How fast is my website online?').closest('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expectNativeKeys(userEvent, '{Enter}', ' ');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'terms of service' });
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByText('How fast is my website online?'));
    await expect(link).not.toBeVisible();
  },
});
export const Group = meta.story({
  render: (args) => (
    <div>
      <Disclosure {...args} group="faq" defaultOpen />
      <Disclosure {...args} group="faq" summary="Can I use my own domain?" />
      <Disclosure
        {...args}
        group="faq"
        summary="What if I want to change something after delivery, and how long does that take?"
      />
    </div>
  ),
});

/** A list of items instead of questions, each with details and a status. */
export const WithFacts = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    summary: 'New opening hours from February',
    facts: ['TKT-2026-0012', 'Jan 14, 2026'],
    aside: <Badge tone="critical">Open</Badge>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Jan 14, 2026'));
    await expect(canvas.getByText('Within 24-48 hours after the payment.')).toBeVisible();
  },
});

const longWord = 'Harbourbakery'.repeat(4);

/** Summary, facts and badge wrap, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    summary: `What happens to the address of ${longWord} if someone else has registered it?`,
    facts: ['TKT-2026-0012', longWord],
    aside: <Badge tone="notice">Waiting for the domain owner</Badge>,
    defaultOpen: true,
    children: (
      <Text tone="soft">
        We contact its owner and write to https://{longWord.toLowerCase()}.example
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of [/^What happens/, longWord, /^We contact its owner/]) {
      await expect(canvas.getByText(text).offsetWidth).toBeLessThanOrEqual(320);
    }
    // The badge leaves most of the line to the text.
    const badge = canvas.getByText('Waiting for the domain owner');
    await expect(badge.offsetWidth).toBeLessThanOrEqual(160);
  },
});
