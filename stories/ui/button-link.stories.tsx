import { expect } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys, tabToAndPress } from './keyboard.ts';

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Browse catalog', href: '#products' },
  parameters: {
    guide: {
      use: 'For the next step of a page when that step is another page, such as a list, the details of an item, or a page of another site.',
      avoid:
        'To save, send or delete, use a **Button**. In running text and in lists of links, use a **TextLink**.',
      accessibility: {
        role: '`link`',
        announced: 'The text, and that it opens a new tab if it does.',
        criteria: ['2.1.1', '2.4.4', '2.4.7'],
      },
      good: [
        {
          text: 'When several links share the same text, give each an `aria-label` that starts with it: “Demo of Harbour Bakery”.',
          example: (
            <Inline gap="s">
              <ButtonLink href="#buy" size="small">
                Buy Now
              </ButtonLink>
              <ButtonLink href="#demo" size="small" variant="quiet" newTab>
                Demo
              </ButtonLink>
            </Inline>
          ),
        },
      ],
      bad: [
        {
          text: 'Trigger an action with a link. It has no loading state, and a middle click would run it twice.',
          example: (
            <ButtonLink href="#delete" size="small">
              Delete account
            </ButtonLink>
          ),
        },
        {
          text: 'Open our own pages in a new tab. `newTab` is for demos and other sites.',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.' },
        { keys: 'Enter', does: 'Follows the link. Space scrolls the page, as with every link.' },
      ],
    },
    docs: {
      description: {
        component:
          'A link styled as a button, for the next step of a page when that step is another page. To save or send, use a **Button**. With `newTab`, an icon and the accessible name say that it opens a new tab.',
      },
    },
  },
});

export const Default = meta.story();

/** Enter follows the link. Space is left to the page, which scrolls. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Browse catalog' });
    const follow = await tabToAndPress(userEvent, link, '{Enter}');
    await expectNativeKeys(userEvent, ' ');
    await expect(follow).toHaveBeenCalledOnce();
  },
});

export const NewTab = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    children: 'Demo',
    'aria-label': 'Demo of Harbour Bakery',
    newTab: true,
    variant: 'quiet',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Demo of Harbour Bakery (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="s">
      <ButtonLink {...args} variant="accent">
        Buy Now
      </ButtonLink>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="quiet" />
      <ButtonLink {...args} variant="plain" />
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="s">
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} size="medium" />
      <ButtonLink {...args} size="large" />
    </Inline>
  ),
});

const longWord = 'Harbourbakery'.repeat(4);

/** The text wraps, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: 'See all websites for bakeries, cafés and restaurants that are for sale' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack>
        <ButtonLink {...args} />
        <Inline>
          <ButtonLink {...args} variant="quiet" newTab>
            {longWord}
          </ButtonLink>
        </Inline>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(longWord) });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.offsetWidth).toBeLessThanOrEqual(240);
  },
});
