import { expect, waitFor } from 'storybook/test';
import { Avatar, type AvatarProps } from '#ui/avatar';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80">
<rect width="120" height="80" fill="#2f4a3c"/><circle cx="60" cy="32" r="16" fill="#d9a05b"/>
<path d="M28 80c2-22 14-30 32-30s30 8 32 30" fill="#f7efe2"/></svg>`;
const picture = `data:image/svg+xml,${encodeURIComponent(face)}`;

const guide: Guide = {
  use: 'For the signed-in user, and next to a name in a conversation.',
  avoid: 'For a company or a thing, show its picture. For an icon with a meaning, use an **Icon**.',
  accessibility: {
    role: 'Hidden, or `img` if it has a label',
    announced:
      'The label, if there is one. Next to a name, leave it out: the name would be read twice.',
    criteria: ['1.1.1', '1.4.11'],
  },
  good: [
    {
      text: 'Put it next to a name. It is then hidden from screen readers, so the name is read only once.',
      example: (
        <Inline>
          <Avatar fallback="A" />
          <Text as="span">Ada</Text>
        </Inline>
      ),
    },
    { text: 'Give it an `aria-label` in the rare case where no name is visible.' },
  ],
  bad: [
    { text: 'Don’t use two letters or a number. At 28 px there is room for one letter.' },
    { text: 'Don’t color it by person. Colors are for status.' },
  ],
};

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { fallback: 'A' },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Represents a person with a round picture, or a letter when there is no picture. It repeats the name next to it, so it is hidden from screen readers unless it has an `aria-label`.',
      },
    },
  },
});

const sizes: NonNullable<AvatarProps['size']>[] = ['small', 'medium', 'large'];

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});

export const WithPicture = meta.story({
  args: { src: picture },
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});

/** The letter replaces a picture that fails to load. */
export const BrokenPicture = meta.story({
  tags: ['!dev', '!autodocs'],
  // Pictures only load in a real browser.
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A')).toBeVisible());
  },
});

export const WithLabel = meta.story({
  args: { 'aria-label': 'Ada Lovelace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('A');
  },
});

export const WideLetters = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Inline>
      {['W', 'M', 'Ş', 'Å'].map((letter) => (
        <Avatar key={letter} {...args} fallback={letter} />
      ))}
    </Inline>
  ),
});
