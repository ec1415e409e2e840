import { Badge } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'In progress' },
  parameters: {
    guide: {
      use: 'For the status of one item in one or two words, at the end of its line or next to its name: “Paid”, “In progress”, “Review”.',
      avoid:
        'For a sentence, use a **Notice**. For a count, use text. For something to click, use a **Button**. Don’t use badges as decoration.',
      accessibility: {
        role: 'Text',
        announced: 'The word. The color adds nothing that the word doesn’t say.',
        criteria: ['1.4.1', '1.4.3'],
      },
      good: [
        {
          text: 'Write the status in sentence case. Use the same tone for the same status on every screen.',
          example: (
            <Inline gap="xs">
              <Badge tone="info">Submitted</Badge>
              <Badge tone="caution">In progress</Badge>
              <Badge tone="positive">Completed</Badge>
            </Inline>
          ),
        },
        {
          text: 'Make sure the text carries the meaning, so it works in grayscale, in print and with a screen reader.',
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
          text: 'Show the name the database uses.',
          example: (
            <Inline gap="xs">
              <Badge tone="info">SUBMITTED</Badge>
              <Badge tone="caution">in_progress</Badge>
              <Badge tone="positive">status: 4</Badge>
            </Inline>
          ),
        },
        {
          text: 'Choose a tone for its looks. Red is for what failed or needs our attention.',
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
          'Shows a status as text with a tone that reinforces it. Info is blue, caution yellow, promote purple, notice orange, positive green, critical red, and neutral has no color. For a sentence, use a **Notice**.',
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

/** Wraps where there is no room; in a **Table** row it is truncated. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { tone: 'notice', children: 'Waiting for a reply from the owner of the domain' },
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
