import { expect, fn } from 'storybook/test';
import { Button, IconButton } from '#ui/button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'close' as const, 'aria-label': 'Close', onClick: fn() },
  parameters: {
    guide: {
      use: 'For the few icons everyone knows, where there is no room for text: Close in the corner of a dialog, Copy at the end of a line, Menu on a phone.',
      avoid:
        'If the icon isn’t obvious, use a **Button** with text and an `icon`. To go to another page, use a **ButtonLink**.',
      accessibility: {
        role: '`button`',
        announced: 'The label, and whether what it controls is expanded.',
        criteria: ['1.1.1', '2.1.1', '2.5.8', '4.1.2'],
      },
      good: [
        {
          text: 'Name the action and its object: “Close”, “Copy the project ID”. The `aria-label` is all that screen reader users get.',
          example: (
            <Inline gap="s">
              <IconButton
                icon="copy"
                aria-label="Copy the project ID"
                variant="quiet"
                onClick={() => {}}
              />
              <IconButton icon="close" aria-label="Close" onClick={() => {}} />
            </Inline>
          ),
        },
        {
          text: 'Use text as soon as there is room for it.',
          example: (
            <Button icon="plus" variant="quiet">
              Add product
            </Button>
          ),
        },
      ],
      bad: [
        {
          text: 'Line up several. A row of icons is hard to understand.',
          example: (
            <Inline gap="xs">
              <IconButton icon="server" aria-label="Hosting" variant="quiet" onClick={() => {}} />
              <IconButton icon="info" aria-label="Details" variant="quiet" onClick={() => {}} />
              <IconButton icon="clock" aria-label="History" variant="quiet" onClick={() => {}} />
              <IconButton icon="lock" aria-label="Access" variant="quiet" onClick={() => {}} />
            </Inline>
          ),
        },
        { text: 'Use an icon alone for a destructive action.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button.' },
        { keys: 'Enter or Space', does: 'Activates the button.' },
      ],
    },
    docs: {
      description: {
        component:
          'A button with an icon that everyone knows, where there is no room for text: Close, Copy. Its `aria-label` is required. If the icon isn’t obvious, use a **Button** with text.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} variant="quiet" icon="copy" aria-label="Copy" />
      <IconButton {...args} variant="quiet" size="small" icon="plus" aria-label="Add" />
    </Inline>
  ),
});

export const Sizes = meta.story({
  args: { variant: 'quiet' },
  render: (args) => (
    <Inline>
      <IconButton {...args} size="small" />
      <IconButton {...args} size="medium" />
      <IconButton {...args} size="large" />
    </Inline>
  ),
});

/** At the end of a range, it keeps its place and focus and does nothing. */
export const Disabled = meta.story({
  args: { disabled: true, variant: 'quiet', icon: 'plus', 'aria-label': 'One more' },
});

export const DisabledInUse = Disabled.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
