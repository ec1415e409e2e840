import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Text/Heading',
  component: Heading,
  argTypes: {
    align: { description: 'Text alignment.' },
    size: { table: { defaultValue: { summary: 'level' } } },
  },
  args: { level: 2 as const, children: 'Order summary' },
  parameters: {
    guide: {
      use: 'For the titles of a screen, its sections and their parts. People scan them, and screen reader users navigate by them.',
      avoid:
        'For text that should only look strong, use **Text** with `weight="strong"`. Field labels, legends and the terms of a **DescriptionList** aren’t headings.',
      accessibility: {
        role: '`heading` with its level',
        announced: 'The text and the level. Levels aren’t skipped.',
        criteria: ['1.3.1', '2.4.6'],
      },
      good: [
        {
          text: 'Choose `level` by outline and `size` by appearance. Don’t skip levels.',
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
          text: 'Say what the section contains, in sentence case and without a period.',
          example: (
            <Heading level={3} size={3}>
              What happens next
            </Heading>
          ),
        },
      ],
      bad: [
        {
          text: 'Choose a level for its size. The outline would no longer match the page.',
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
          text: 'Set small headings in the display font. The serif is for the large headlines of public pages.',
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
          'A heading in the page outline. `level` sets its level, which must not skip any; `size` its appearance, where the two differ. The display size is for the first headline of a public page.',
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
        Size one, a page title
      </Heading>
      <Heading {...args} level={3} size={2}>
        Size two, a section
      </Heading>
      <Heading {...args} level={3} size={3}>
        Size three, a group in it
      </Heading>
      <Heading {...args} level={4} size={4}>
        Size four, a card title
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

export const DisplayFont = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { face: 'display', size: 1, children: 'Complete Product Catalog' },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    level: 1,
    children: 'A headline with more words than it should have still breaks into balanced lines',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Heading {...args} />
    </div>
  ),
});
