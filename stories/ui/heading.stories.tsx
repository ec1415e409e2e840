import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Heading',
  component: Heading,
  argTypes: {
    align: { description: 'At which edge the lines begin.' },
    size: { table: { defaultValue: { summary: 'level' } } },
  },
  args: { level: 2 as const, children: 'Order summary' },
  parameters: {
    guide: {
      use: 'For the title of a screen, of its sections and of their parts. Everybody who scans or listens moves along these.',
      avoid:
        'Words that are only to look strong are **Text** with `weight="strong"`. A label of a field, a legend and the term of a **DescriptionList** are no headings.',
      good: [
        {
          text: 'Choose `level` by the outline and `size` by the look. Levels are never skipped on the way down.',
          example: (
            <Stack gap="xxs">
              <Heading level={2}>Order summary</Heading>
              <Heading level={3} size={4}>
                Saltmarsh
              </Heading>
            </Stack>
          ),
        },
        {
          text: 'Say what the section holds, in sentence case and without a full stop.',
          example: (
            <Heading level={3} size={3}>
              What happens next
            </Heading>
          ),
        },
      ],
      bad: [
        {
          text: 'Take a level for its size: the outline then tells a different story from the page.',
          example: (
            <Stack gap="xxs">
              <Heading level={4} size={2}>
                Order summary
              </Heading>
              <Heading level={1} size={4}>
                Saltmarsh
              </Heading>
            </Stack>
          ),
        },
        {
          text: 'Set small headlines in the display face. The serif is for the few large ones of public pages.',
          example: (
            <Heading level={3} size={4} face="display">
              What Happens Next!
            </Heading>
          ),
        },
      ],
    },
    docs: {
      description: {
        component:
          'A headline of the outline. `level` is its place there and never skipped; `size` its look, where the two differ. The display size belongs to the one first headline of a public page; admin screens go without.',
      },
    },
  },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="l">
      <Heading {...args} level={1} size="display">
        A website, set and printed in two days
      </Heading>
      <Heading {...args} level={2} size={1}>
        Size one, a screen’s title
      </Heading>
      <Heading {...args} level={3} size={2}>
        Size two, a section
      </Heading>
      <Heading {...args} level={3} size={3}>
        Size three, a part of it
      </Heading>
      <Heading {...args} level={4} size={4}>
        Size four, a card’s title
      </Heading>
    </Stack>
  ),
});

export const Aligns = meta.story({
  render: (args) => (
    <Stack>
      <Heading {...args} align="start" />
      <Heading {...args} align="center" />
    </Stack>
  ),
});

export const DisplayFace = meta.story({
  args: { face: 'display', size: 1, children: 'Complete Product Catalog' },
});

export const LongText = meta.story({
  args: {
    level: 1,
    children: 'A headline of more words than anybody would wish for still breaks into even lines',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Heading {...args} />
    </div>
  ),
});
