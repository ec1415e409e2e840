import { expect, fn, waitFor } from 'storybook/test';
import { CopyField, copiedDurationMs, type StartTimer } from '#ui/copy-field';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { withClipboard } from '../fixtures/clipboard.ts';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For one value to copy exactly, such as a reference number, an address, or an API key.',
  avoid:
    'For several values together, use a **CopyButton**. For a value that can be edited, use a **TextField**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      { name: 'Value', description: 'Read-only; can be selected.', selector: 'input' },
      {
        name: 'Copy button',
        description: 'Confirms for a moment that it was copied.',
        selector: 'button',
      },
    ],
  },
  accessibility: {
    role: '`textbox`, read-only, with a `button` and a `status`',
    announced: 'The label and the value. After copying, that it was copied.',
    criteria: ['1.3.1', '2.1.1', '4.1.3'],
  },
  good: [
    { text: 'Use the name that the value has where people paste it.' },
    { text: 'Handle `onFail` with a message. Without HTTPS, browsers have no clipboard.' },
  ],
  bad: [
    { text: 'Don’t use it for long text. Truncated text has to be selected to be read.' },
    { text: 'Don’t show a secret before its owner asks for it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the value and selects it, then to the button.' },
    { keys: 'Ctrl + C', does: 'Copies the selection, with or without the button.' },
    { keys: 'Enter, Space', does: 'On the button: copies the value.' },
  ],
};

/** A timer that never fires, so “Copied!” stays. */
const neverFires: StartTimer = () => () => {};

const meta = preview.meta({
  title: 'Actions/CopyField',
  component: CopyField,
  args: { label: 'Order ID', value: 'ACC-2026-0001', onFail: fn(), startTimer: fn(neverFires) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A value with a button that copies it and shows “Copied!” for two seconds. It stays on one line and is truncated with an ellipsis. Focus selects it.',
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
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Order ID' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied!' })).toHaveFocus());
    });
    await expect(writeText).toHaveBeenCalledWith('ACC-2026-0001');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Order ID copied'));
    await expect(args.startTimer).toHaveBeenCalledWith(copiedDurationMs, expect.any(Function));
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

/** Tab selects the value, then moves to the button. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Order ID' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, args.value.length]);
    await expectNativeKeys(userEvent, '{Control>}c{/Control}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Order ID' })).toHaveFocus();
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied!' })).toHaveFocus());
      await userEvent.keyboard(' ');
    });
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(writeText).toHaveBeenLastCalledWith('ACC-2026-0001');
  },
});

export const NotCopied = meta.story();

/** Fixed within the two seconds. */
export const Copied = meta.story({ args: { copied: true } });

export const WithDescription = meta.story({
  args: { description: 'Include it whenever you contact us about this website.' },
});

/** Truncated with an ellipsis; focus selects the full value. */
export const LongValue = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Password',
    value: 'correct-horse-battery-staple-2026-01-15T12:00:00Z-correct-horse-battery-staple',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Password' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, args.value.length]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Password' })).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  tags: ['phone'],
  render: (args) => (
    <Stack>
      <CopyField {...args} />
      <CopyField {...args} label="Address" value="https://harbour-bakery.sites.example.com/admin" />
    </Stack>
  ),
});
