import { expect, fn } from 'storybook/test';
import { IconButton } from '#ui/button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: 'close' as const, label: 'Close', onClick: fn() },
  parameters: {
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

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} variant="quiet" icon="copy" label="Copy" />
      <IconButton {...args} variant="quiet" size="small" icon="plus" label="Add" />
    </Inline>
  ),
});
