import { Badge } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Badge',
  component: Badge,
  args: { children: 'In progress' },
  parameters: {
    guide: {
      use: 'For the status of one thing, in one or two words, at the end of its line or beside its name: “Paid”, “In progress”, “Review”.',
      avoid:
        'A sentence is a **Notice**. A count is a figure in the text. Something to press is a **Button**. Without a status there is no badge: it is not an ornament.',
      good: [
        {
          text: 'Write the status in words, in sentence case. One status has one tone on every screen.',
          example: (
            <Inline gap="xs">
              <Badge tone="info">Submitted</Badge>
              <Badge tone="caution">In progress</Badge>
              <Badge tone="positive">Completed</Badge>
            </Inline>
          ),
        },
        {
          text: 'Let a word carry the meaning, so that it is understood in grey, in print and by ear.',
          example: (
            <Inline gap="s">
              <Text weight="medium">Saltmarsh</Text>
              <Badge tone="critical">Payment failed</Badge>
            </Inline>
          ),
        },
      ],
      bad: [
        {
          text: 'Show the name under which the database stores it.',
          example: (
            <Inline gap="xs">
              <Badge tone="info">SUBMITTED</Badge>
              <Badge tone="caution">in_progress</Badge>
              <Badge tone="positive">status: 4</Badge>
            </Inline>
          ),
        },
        {
          text: 'Choose a tone because it looks well: red is for what failed or waits for us.',
          example: (
            <Inline gap="s">
              <Heading level={4}>Saltmarsh</Heading>
              <Badge tone="critical">New!</Badge>
            </Inline>
          ),
        },
      ],
    },
    docs: {
      description: {
        component:
          'A status in a word. The tone repeats what the word says and is never the only sign. Tones: info is blue, caution yellow, promote purple, notice orange, positive green, critical red, neutral has none. For a sentence use a **Notice**.',
      },
    },
  },
});

export const Default = meta.story({ args: { tone: 'caution' } });

export const Tones = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline gap="xs">
      <Badge>Inactive</Badge>
      <Badge tone="info">Submitted</Badge>
      <Badge tone="caution">In progress</Badge>
      <Badge tone="promote">Delivered</Badge>
      <Badge tone="notice">Review</Badge>
      <Badge tone="positive">Completed</Badge>
      <Badge tone="critical">Failed</Badge>
    </Inline>
  ),
});

/** Longer than its place it takes more lines; in a row of a **Table** it ends in dots on one. */
export const LongText = meta.story({
  args: { tone: 'notice', children: 'Waiting for the answer of the owner of the domain' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack gap="xs">
        <Badge {...args} />
        <Badge {...args}>{'Harbourbakery'.repeat(4)}</Badge>
        <div style={{ inlineSize: 120, whiteSpace: 'nowrap' }}>
          <Badge {...args} />
        </div>
      </Stack>
    </div>
  ),
});
