import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton, type StartTimer } from '#ui/copy-field';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { withClipboard } from '../fixtures/clipboard.ts';

const guide: Guide = {
  use: 'For copying text that is spread over a view or too long for a field: “Copy All Details”.',
  avoid: 'For one short value, use a **CopyField**, where it can be seen and selected too.',
  accessibility: {
    role: '`button` and `status`',
    announced: 'The label, then that the text was copied.',
    criteria: ['2.1.1', '4.1.3'],
  },
  good: [
    { text: 'Say what is copied where the context doesn’t make it clear.' },
    { text: 'Handle `onFail` with “Copy failed” and what to do next.' },
  ],
  bad: [
    { text: 'Don’t show a toast as well. The button confirms that it worked.' },
    { text: 'Don’t copy text that isn’t visible in the same view.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Copies the text and confirms it in place. Focus stays.' },
  ],
};

/** A timer that never fires, so “Copied!” stays. */
const neverFires: StartTimer = () => () => {};

const meta = preview.meta({
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    children: 'Copy All Details',
    text: 'Business: Harbour Bakery\nContact: ada@example.com',
    onFail: fn(),
    startTimer: neverFires,
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Copies a text to the clipboard and shows “Copied!” in place for two seconds, without a layout shift. The caller reports failures.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy All Details' }));
      await canvas.findByRole('button', { name: 'Copied!' });
    });
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Copied to clipboard'),
    );
  },
});

/** Focus stays on the button, which confirms the copy. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy All Details' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied!' })).toHaveFocus());
      await userEvent.keyboard(' ');
    });
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(writeText).toHaveBeenLastCalledWith(args.text);
  },
});

export const NotCopied = meta.story();

export const Copied = meta.story({ args: { copied: true } });

/** The browser refuses: the caller is notified, and nothing claims success. */
export const Failed = meta.story({
  tags: ['!dev', '!autodocs'],
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

const longWord = 'Harbourbakery'.repeat(4);

/** The text wraps, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: 'Copy all the details of this website and its owner' },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack align="start">
        <CopyButton {...args} />
        <CopyButton {...args}>{longWord}</CopyButton>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(button.offsetWidth).toBeLessThanOrEqual(240);
    }
  },
});
