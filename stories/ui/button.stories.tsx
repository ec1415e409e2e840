import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  parameters: {
    guide: {
      use: 'For actions on this page: save, send, delete, open a dialog. Use one `primary` or `accent` button for the main action, and `quiet` or `plain` ones next to it.',
      avoid:
        'To go to another page, use a **ButtonLink**, so that people can open it in a new tab. Within a sentence, use a **TextLink**. For an icon without text, use an **IconButton**.',
      accessibility: {
        role: '`button`',
        announced:
          'The label. While it loads, the loading label; when it isn’t available, “dimmed” or “unavailable”, and it keeps its focus.',
        criteria: ['2.1.1', '2.4.7', '2.5.8', '4.1.2'],
      },
      good: [
        {
          text: 'Use a verb and its object, so that the button makes sense on its own.',
          example: (
            <Inline gap="s">
              <Button variant="destructive">Delete product</Button>
              <Button variant="quiet">Cancel</Button>
            </Inline>
          ),
        },
        {
          text: 'Use the accent for the one step that commits people most, such as paying, and ink for the main step of every other screen.',
          example: <Button variant="accent">Continue to payment</Button>,
        },
        {
          text: 'Show progress with `loading`. The width may change; place and focus stay.',
          example: <Button loading="Saving...">Save changes</Button>,
        },
      ],
      bad: [
        {
          text: 'Label buttons Yes, No or OK. People don’t read the question twice.',
          example: (
            <Inline gap="s">
              <Button variant="destructive">Yes</Button>
              <Button variant="quiet">No</Button>
            </Inline>
          ),
        },
        {
          text: 'Put two accent buttons or two primary buttons next to each other.',
          example: (
            <Inline gap="s">
              <Button variant="accent">Buy Now</Button>
              <Button variant="accent">View demo</Button>
            </Inline>
          ),
        },
        {
          text: 'Disable a button without an explanation. An `incomplete` button can be clicked and then says what is missing.',
          example: (
            <Stack gap="xs" align="center">
              <Button incomplete>Submit</Button>
              <Text size="small" tone="faint">
                … without a reason
              </Text>
            </Stack>
          ),
        },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves focus to the button, also while it is loading, disabled or incomplete.',
        },
        {
          keys: 'Enter or Space',
          does: 'Activates the button. Does nothing while it is loading or disabled.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Triggers an action, such as saving, sending or opening. Its label is a verb. Use `accent` once per screen, for the step that commits people most, and `primary` for every other main action. To go to another page, use a **ButtonLink**.',
      },
    },
  },
});

const variants: NonNullable<ButtonProps['variant']>[] = [
  'accent',
  'primary',
  'quiet',
  'plain',
  'destructive',
];

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** A loading button stays focusable and does nothing. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Inline gap="s">
      <Button {...args} />
      <Button {...args} loading="Processing..." />
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
          {variant === 'accent'
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
  args: { width: 'full', variant: 'accent', size: 'large', children: 'Continue to payment' },
});

/** Progress is shown as text. Clicks are ignored, and focus stays. */
export const Loading = meta.story({
  args: { loading: 'Processing...' },
});

export const LoadingInUse = Loading.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Not available right now. The button keeps its place and focus and ignores clicks. */
export const Disabled = meta.story({
  args: { disabled: true, children: 'Next' },
});

export const DisabledInUse = Disabled.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Looks and reads as disabled but accepts clicks, so that the form can say what is missing. */
export const Incomplete = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { incomplete: true, children: 'Submit request' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const EveryVariantLoading = meta.story({
  args: { loading: 'Saving...' },
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

export const EveryVariantDisabled = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { disabled: true },
  render: (args) => (
    <Inline gap="s">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

const longWord = 'Harbourbakery'.repeat(4);

/** The text wraps, clear of the border, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: 'Send the request and tell us how you would like to be contacted' },
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
    const textRange = document.createRange();
    textRange.selectNodeContents(canvas.getByText(longWord));
    const space = textRange.getBoundingClientRect().top - button.getBoundingClientRect().top;
    await expect(space).toBeGreaterThanOrEqual(Math.min(4, button.offsetHeight));
  },
});
