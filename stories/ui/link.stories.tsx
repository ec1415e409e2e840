import { expect, fn } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { type AnchorComponent, LinkProvider, TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const meta = preview.meta({
  title: 'Text/TextLink',
  component: TextLink,
  argTypes: {
    tone: { description: '`inherit` uses the color of the surrounding text.' },
    weight: { description: 'The font weight.' },
  },
  args: { children: 'terms of service', href: '#terms' },
  parameters: {
    guide: {
      use: 'For a link to another page or to a part of this one, in a sentence or in a list of links.',
      avoid:
        'For the main step of a page, use a **ButtonLink**. To change something, use a **Button**.',
      accessibility: {
        role: '`link`',
        announced:
          'The text, whether it is the current page, and that it opens a new tab if it does.',
        criteria: ['1.4.1', '2.4.4', '2.4.7'],
      },
      good: [
        {
          text: 'Link the words that name the target.',
          example: (
            <Text>
              Read the <TextLink href="#terms">terms of service</TextLink>.
            </Text>
          ),
        },
        {
          text: 'Set `standalone` outside of sentences. The target is then 44 px high.',
          example: (
            <TextLink href="#all" standalone>
              View all
            </TextLink>
          ),
        },
      ],
      bad: [
        {
          text: 'Link “here” or “more”. In a screen reader’s list of links, these say nothing.',
          example: (
            <Text>
              For our terms click <TextLink href="#terms">here</TextLink>.
            </Text>
          ),
        },
        {
          text: 'Style every link of a list as a button.',
          example: (
            <Stack gap="xs">
              <ButtonLink href="#a" size="small">
                Terms
              </ButtonLink>
              <ButtonLink href="#b" size="small">
                Privacy
              </ButtonLink>
            </Stack>
          ),
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.' },
        { keys: 'Enter', does: 'Follows the link.' },
      ],
    },
    docs: {
      description: {
        component:
          'An underlined link, recognizable without color. Within a sentence it wraps like text; `standalone` gives it a 44 px target. Wrap the app in **LinkProvider** to use its router for all links.',
      },
    },
  },
});

export const Default = meta.story({
  render: (args) => (
    <Text measure>
      By continuing you accept the <TextLink {...args} />, which say how to cancel.
    </Text>
  ),
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'terms of service' });
    await tabToAndPress(userEvent, link, '{Enter}');
  },
});

export const NewTab = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: 'See the demo', newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the demo (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Standalone = meta.story({ args: { standalone: true, children: 'View all' } });

export const Tones = meta.story({
  render: (args) => (
    <Stack align="start">
      <TextLink {...args} tone="ink" />
      <TextLink {...args} tone="soft" />
      <TextLink {...args} weight="strong" />
      <TextLink {...args} current />
    </Stack>
  ),
});

const longWord = 'Harbourbakery'.repeat(4);

/** A standalone link wraps too, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { standalone: true },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack align="start">
        <TextLink {...args}>All websites for bakeries, cafés and restaurants</TextLink>
        <TextLink {...args} newTab>
          {longWord}
        </TextLink>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(longWord) });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.offsetWidth).toBeLessThanOrEqual(240);
  },
});

const navigate = fn((_href: string) => {});
const RoutedAnchor: AnchorComponent = ({ href, onClick, ...rest }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      navigate(href);
    }}
  />
);

/** The app's router renders the link, without ui depending on it. */
export const WithRouter = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <LinkProvider anchor={RoutedAnchor}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'terms of service' }));
    await expect(navigate).toHaveBeenCalledWith('#terms');
  },
});
