import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Text/Icon',
  component: Icon,
  argTypes: {
    icon: {
      description: 'The name of an icon of the set, or a component of another set.',
      control: 'text',
    },
    size: { description: '`text` is as tall as its line; the others are 16, 20 and 28 px.' },
  },
  args: { icon: 'check' as const },
  parameters: {
    guide: {
      use: 'To repeat what the text next to it says, so that people find it faster: a check mark, a clock, the arrow of a link that opens a new tab.',
      avoid:
        'An icon alone is unclear to many people. For a clickable icon, use an **IconButton**, which has a name. For a status, use a **Badge**.',
      accessibility: {
        role: 'Hidden',
        announced: 'Nothing. The text next to it carries the meaning.',
        criteria: ['1.1.1', '1.4.11'],
      },
      good: [
        {
          text: 'Put text next to it. The icon has the same color.',
          example: (
            <Inline gap="xxs">
              <Icon icon="clock" />
              <Text>Within 48 hours</Text>
            </Inline>
          ),
        },
        { text: 'Use one icon for one meaning on every screen.' },
      ],
      bad: [
        {
          text: 'Decorate a list with icons that add nothing.',
          example: (
            <Stack gap="xxs">
              <Inline gap="xxs">
                <Icon icon="server" />
                <Text>Our story</Text>
              </Inline>
              <Inline gap="xxs">
                <Icon icon="lock" />
                <Text>Opening hours</Text>
              </Inline>
            </Stack>
          ),
        },
        {
          text: 'Use an emoji, or mix two sets on a screen. Their strokes and corners don’t match.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A decorative icon next to text, hidden from screen readers. All icons use a 20 px grid and a 1.5 px stroke and have the color of their text. See foundations, Icons, for the full set. A component of another set, such as one of `lucide-react`, works wherever a name does.',
      },
    },
  },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="m">
      <Icon {...args} size="text" />
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Inline>
  ),
});

function Heart({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
      aria-hidden="true"
    >
      <path d="M12 20 4.5 12.5a4.6 4.6 0 0 1 6.5-6.5l1 1 1-1a4.6 4.6 0 0 1 6.5 6.5Z" />
    </svg>
  );
}

/** A component of another set has the sizes and the color of the set’s own icons. */
export const OfAnotherSet = meta.story({
  render: () => (
    <Inline gap="m">
      <Icon icon={Heart} size="small" />
      <Icon icon={Heart} />
      <Button icon={Heart} variant="quiet">
        Add to favorites
      </Button>
    </Inline>
  ),
});
