import { expect, fn } from 'storybook/test';
import { Button, IconButton } from '#ui/button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: 'close' as const, label: 'Close', onClick: fn() },
  parameters: {
    guide: {
      use: 'For the few drawings that everybody knows, where words have no room: Close in the corner of a dialog, Copy at the end of a line, Menu on a phone.',
      avoid:
        'If the drawing needs a second thought, use a **Button** with words, and the drawing as its `icon`. For what leads somewhere use a **ButtonLink**.',
      good: [
        {
          text: 'Name what it does, and to what: “Close”, “Copy the project ID”. The `label` is all that some people get.',
          example: (
            <Inline gap="s">
              <IconButton
                icon="copy"
                label="Copy the project ID"
                variant="quiet"
                onClick={() => {}}
              />
              <IconButton icon="close" label="Close" onClick={() => {}} />
            </Inline>
          ),
        },
        {
          text: 'Use words as soon as there is room for them.',
          example: (
            <Button icon="plus" variant="quiet">
              Add product
            </Button>
          ),
        },
      ],
      bad: [
        {
          text: 'Line up several: a row of drawings is a riddle.',
          example: (
            <Inline gap="xs">
              <IconButton icon="server" label="Hosting" variant="quiet" onClick={() => {}} />
              <IconButton icon="info" label="Details" variant="quiet" onClick={() => {}} />
              <IconButton icon="clock" label="History" variant="quiet" onClick={() => {}} />
              <IconButton icon="lock" label="Access" variant="quiet" onClick={() => {}} />
            </Inline>
          ),
        },
        { text: 'Hang a destructive action on a drawing alone.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it.' },
        { keys: 'Enter or Space', does: 'Presses it.' },
      ],
    },
    docs: {
      description: {
        component:
          'A drawing that everybody knows, where words have no room: Close, Copy. Its `label` is its whole name and required. If the meaning needs a second thought, use a **Button** with words.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
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
      <IconButton {...args} variant="quiet" icon="copy" label="Copy" />
      <IconButton {...args} variant="quiet" size="small" icon="plus" label="Add" />
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

/** At the end of a range it keeps its place and the focus, and does nothing. */
export const Inactive = meta.story({
  args: { inactive: true, variant: 'quiet', icon: 'plus', label: 'One more' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
