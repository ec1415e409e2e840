import { expect } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys, tabToAndPress } from './keyboard.ts';

const meta = preview.meta({
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { children: 'Browse catalog', href: '#products' },
  parameters: {
    guide: {
      use: 'For the next step of a page when that step is another page: to the catalogue, to the checkout of one product, to a live demo.',
      avoid:
        'What saves, sends or deletes is a **Button**. Within running text, and wherever several stand in a list, a **TextLink** is quieter.',
      good: [
        {
          text: 'Where several share their words, give each a `label` of its own that begins with those words: “Demo of Harbour Bakery”.',
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
          text: 'Press a link into doing something: it cannot be pending, and a middle click would do it twice.',
          example: (
            <ButtonLink href="#delete" size="small">
              Delete account
            </ButtonLink>
          ),
        },
        {
          text: 'Open a new tab for a page of ours. `newTab` is for demos and other sites.',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it.' },
        { keys: 'Enter', does: 'Follows it. Space scrolls the page, as with every link.' },
      ],
    },
    docs: {
      description: {
        component:
          'A link with the weight of a button: the next step of a page that is another page. It changes nothing by itself; what saves or sends is a **Button**. A `newTab` one says so, in a drawing and in its name.',
      },
    },
  },
});

export const Default = meta.story();

/** Enter follows it; Space is left to the page, which scrolls. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Browse catalog' });
    const follow = await tabToAndPress(userEvent, link, '{Enter}');
    await expectNativeKeys(userEvent, ' ');
    await expect(follow).toHaveBeenCalledOnce();
  },
});

export const NewTab = meta.story({
  args: { children: 'Demo', label: 'Demo of Harbour Bakery', newTab: true, variant: 'quiet' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Demo of Harbour Bakery (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="s">
      <ButtonLink {...args} variant="buy">
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

/** It takes more lines; a word without an end breaks. */
export const LongText = meta.story({
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
