import { expect, fn, waitFor } from 'storybook/test';
import { type After, CopyButton } from '#ui/copy-field';
import { Inline } from '#ui/inline';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { withClipboard } from '../fixtures/clipboard.ts';

const guide: Guide = {
  use: 'For copying what is spread over a view, or too long to be a field: ‘Copy All Details’.',
  avoid: 'For one short value: use a **CopyField**, where it can be seen and selected as well.',
  good: [
    { text: 'Say what is copied where that is not plain from the place.' },
    { text: 'Answer `onFail` with ‘Copy failed’ and what to do.' },
  ],
  bad: [
    { text: 'Don’t show a message as well when it worked: the button has said so.' },
    { text: 'Don’t copy anything that cannot be seen in the same view.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies, and says so in place; focus stays.' }],
};

/** A clock that stands: what was copied stays so. */
const stopped: After = () => () => {};

const meta = preview.meta({
  title: 'ui/CopyButton',
  component: CopyButton,
  args: {
    children: 'Copy All Details',
    text: 'Business: Harbour Bakery\nContact: ada@example.com',
    onFail: fn(),
    after: stopped,
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Puts a text into the clipboard and reads ‘Copied!’ for two seconds, in place and without a jump. What went wrong is for the caller to say.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy All Details' }));
      await canvas.findByRole('button', { name: 'Copied!' });
    });
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied to clipboard');
  },
});

export const Untouched = meta.story();

export const Copied = meta.story({ args: { copied: true } });

/** The browser refuses: the caller hears of it, and nothing claims to have been copied. */
export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await withClipboard(undefined, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy All Details' }));
      await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
    });
    await expect(canvas.queryByText('Copied!')).not.toBeInTheDocument();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="s">
      <CopyButton {...args} size="small" />
      <CopyButton {...args} size="medium" />
      <CopyButton {...args} size="large" />
    </Inline>
  ),
});
