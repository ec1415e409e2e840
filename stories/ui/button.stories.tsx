import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  parameters: {
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

/** Looks and reads disabled, yet can be pressed, so that pressing says what is missing. */
export const Inactive = meta.story({
  args: { inactive: true, children: 'Submit request' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const EveryVariantInactive = meta.story({
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} pending="Saving..." />
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  args: { children: 'Send the request and let us know how you would like to be reached' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack>
        <Button {...args} />
      </Stack>
    </div>
  ),
});
