import { expect } from 'storybook/test';
import { Badge } from '#ui/badge';
import { Disclosure, DisclosureSkeleton } from '#ui/disclosure';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const meta = preview.meta({
  title: 'ui/Disclosure',
  component: Disclosure,
  argTypes: {
    summary: { description: 'The question, always seen.' },
    group: { description: 'Those that share one close each other.' },
  },
  args: {
    summary: 'How fast is my website online?',
    children: <Text tone="soft">Within 24-48 hours after the payment.</Text>,
  },
  parameters: {
    guide: {
      use: 'For texts that most people skip and some look for: the answers of a FAQ, the technical part of a page. It opens without script, and the browser’s own search finds what is folded away.',
      avoid:
        'What everybody needs, a price above all, is never folded away. Views of equal rank are **Tabs**; steps in an order are **Steps**.',
      good: [
        {
          text: 'Let the summary say what is inside, best as the question that people ask.',
          example: (
            <Disclosure summary="Can I use my own domain?">Yes, we move it for you.</Disclosure>
          ),
        },
        { text: 'Give answers of one list the same `group`, so that opening one closes the last.' },
      ],
      bad: [
        {
          text: 'Fold away under words that could hold anything.',
          example: <Disclosure summary="More information">…</Disclosure>,
        },
        { text: 'Put one into another: two levels of folds are a page of their own.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the summary, and on into an open answer.' },
        { keys: 'Enter or Space', does: 'Opens or closes the answer.' },
      ],
    },
    docs: {
      description: {
        component:
          'A question whose answer unfolds; it works without script and is found by the browser’s own search. For texts that most skip. What everybody needs, such as a price, is never folded away.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How fast is my website online?'));
    await expect(canvas.getByText('Within 24-48 hours after the payment.')).toBeVisible();
  },
});
export const Open = meta.story({ args: { defaultOpen: true } });
/** To the summary, and on into what is open. Opening by keys is the browser’s own. */
export const ByKeyboard = meta.story({
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
export const Several = meta.story({
  render: (args) => (
    <div>
      <Disclosure {...args} group="faq" defaultOpen />
      <Disclosure {...args} group="faq" summary="Can I use my own domain?" />
      <Disclosure
        {...args}
        group="faq"
        summary="What if I want something changed after the delivery, and how long does that take?"
      />
    </div>
  ),
});

/** A list of things instead of questions: facts under each, its status at the end. */
export const WithFacts = meta.story({
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

/** Summary, facts and badge take more lines; a word without an end breaks. */
export const LongText = meta.story({
  args: {
    summary: `What happens to the address of ${longWord} when somebody else has taken it before us?`,
    facts: ['TKT-2026-0012', longWord],
    aside: <Badge tone="notice">Waiting for the owner of the domain</Badge>,
    defaultOpen: true,
    children: (
      <Text tone="soft">
        We ask its owner, and write to https://{longWord.toLowerCase()}.example
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
    for (const words of [/^What happens/, longWord, /^We ask its owner/]) {
      await expect(canvas.getByText(words).offsetWidth).toBeLessThanOrEqual(320);
    }
    // The badge leaves the words the greater part.
    const badge = canvas.getByText('Waiting for the owner of the domain');
    await expect(badge.offsetWidth).toBeLessThanOrEqual(160);
  },
});

/** As high as what will stand there. */
export const ListOnItsWay = meta.story({
  render: () => (
    <Stack as="ul" gap="none">
      <DisclosureSkeleton />
      <DisclosureSkeleton />
    </Stack>
  ),
});
