import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  parameters: {
    guide: {
      use: 'For whatever happens on this page: save, send, delete, open a dialog. One `primary` or `buy` button says what the screen is for; what stands beside it is `quiet` or `plain`.',
      avoid:
        'Where it only leads somewhere, take a **ButtonLink**: people expect to open links in a new tab. Within a sentence a **TextLink** is enough. A drawing without words is an **IconButton**.',
      good: [
        {
          text: 'Say the verb and its object, so that the button is understood without the text around it.',
          example: (
            <Inline gap="s">
              <Button variant="destructive">Delete product</Button>
              <Button variant="quiet">Cancel</Button>
            </Inline>
          ),
        },
        {
          text: 'Give the accent to the one step that costs money, and ink to the main step of every other screen.',
          example: <Button variant="buy">Continue to payment</Button>,
        },
        {
          text: 'Let it say what it is doing with `pending`. The width may change; the place and the focus stay.',
          example: <Button pending="Saving...">Save changes</Button>,
        },
      ],
      bad: [
        {
          text: 'Answer a question with Yes, No or OK: nobody reads the question twice.',
          example: (
            <Inline gap="s">
              <Button variant="destructive">Yes</Button>
              <Button variant="quiet">No</Button>
            </Inline>
          ),
        },
        {
          text: 'Set two accents, or two solid buttons of equal weight, beside each other.',
          example: (
            <Inline gap="s">
              <Button variant="buy">Buy Now</Button>
              <Button variant="buy">View demo</Button>
            </Inline>
          ),
        },
        {
          text: 'Disable it without a word. An `incomplete` button can be pressed, and then says what is missing.',
          example: (
            <Stack gap="xs" align="center">
              <Button incomplete>Submit</Button>
              <Text size="small" tone="faint">
                … and no reason why
              </Text>
            </Stack>
          ),
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it, also while it is pending, inactive or incomplete.' },
        {
          keys: 'Enter or Space',
          does: 'Presses it. While it is pending or inactive, nothing happens.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Does something: saves, sends, opens. Its words are a verb. Use `buy` once on a screen, for the one step that costs money; every other main action is `primary`. Where it only goes somewhere, use a **ButtonLink** instead.',
      },
    },
  },
});

const variants: NonNullable<ButtonProps['variant']>[] = [
  'buy',
  'primary',
  'quiet',
  'plain',
  'destructive',
];

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Pending, it keeps its place among the stops, and does nothing. */
export const ByKeyboard = meta.story({
  render: (args) => (
    <Inline gap="s">
      <Button {...args} />
      <Button {...args} pending="Processing..." />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant === 'buy'
            ? 'Buy Now'
            : variant === 'destructive'
              ? 'Delete product'
              : 'Continue'}
        </Button>
      ))}
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="s">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
});

export const WithIcon = meta.story({ args: { icon: 'plus', children: 'Add product' } });

export const FullWidth = meta.story({
  args: { width: 'full', variant: 'buy', size: 'large', children: 'Continue to payment' },
});

/** Pending is a word. Presses are swallowed, focus stays. */
export const Pending = meta.story({
  args: { pending: 'Processing...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** There is nothing to do just now: it keeps its place and the focus, and swallows presses. */
export const Inactive = meta.story({
  args: { inactive: true, children: 'Next' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Looks and reads inactive, yet can be pressed, so that pressing says what is missing. */
export const Incomplete = meta.story({
  args: { incomplete: true, children: 'Submit request' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const EveryVariantPending = meta.story({
  args: { pending: 'Saving...' },
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

export const EveryVariantInactive = meta.story({
  args: { inactive: true },
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

const longWord = 'Harbourbakery'.repeat(4);

/** It takes more lines, clear of its border; a word without an end breaks. */
export const LongText = meta.story({
  args: { children: 'Send the request and let us know how you would like to be reached' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack>
        <Button {...args} />
        <Inline>
          <Button {...args} icon="check">
            {longWord}
          </Button>
        </Inline>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: longWord });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetWidth).toBeLessThanOrEqual(240);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(longWord));
    const room = words.getBoundingClientRect().top - button.getBoundingClientRect().top;
    await expect(room).toBeGreaterThanOrEqual(Math.min(4, button.offsetHeight));
  },
});
