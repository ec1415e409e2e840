import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Dialog } from '#ui/dialog';
import { SearchField, type SearchFieldProps } from '#ui/search-field';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';

const guide: Guide = {
  use: 'To filter a list by text, in the **Toolbar** above it. It calls back on every keystroke, so the screen debounces requests.',
  avoid:
    'To choose one of a few known values, use an **InlineSelect**. For text that is saved, use a **TextField**.',
  anatomy: {
    parts: [
      { name: 'Icon', selector: 'svg' },
      { name: 'Input', description: 'Its accessible name is the label.', selector: 'input' },
    ],
  },
  accessibility: {
    role: '`searchbox`, with a `button` to clear it',
    announced: 'The label and the text. The number of results belongs to the Toolbar.',
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
  },
  good: [
    { text: 'Say in the placeholder what can be searched: “Business, email or ID”.' },
    { text: 'Keep the text while results load, and store it in the URL.' },
    { text: 'Offer “/” as a shortcut on screens with one search.' },
  ],
  bad: [
    {
      text: 'Don’t repeat the `aria-label` in the placeholder. Say what can be searched.',
    },
    { text: 'Don’t move focus when results arrive.' },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Clears the field. In an empty field, the dialog around it handles Escape.',
    },
    { keys: 'Tab', does: 'Moves to the clear button once there is text.' },
  ],
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 320 }}>
    <Story />
  </div>
);

function Alive(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  const search = (text: string) => {
    setValue(text);
    args.onValueChange(text);
  };
  return <SearchField {...args} value={value} onValueChange={search} />;
}

const closing = fn();

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Search projects',
    placeholder: 'Business, email or ID',
    value: '',
    onValueChange: fn(),
  },
  decorators: [narrow],
  render: (args) => <Alive key={args.value} {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A one-line search field. Its icon and placeholder show what its name says to screen readers. Escape and a button clear it.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search projects' }), 'oak');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oak');
  },
});

export const Filled = meta.story({ args: { value: 'harbour' } });

export const Cleared = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'harbour' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const field = canvas.getByRole('searchbox', { name: 'Search projects' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Tab moves from the field to the clear button, which returns to the field. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'harbour' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search projects' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('oak{Escape}');
    await expect(field).toHaveValue('');
  },
});

/** The first Escape clears the field; in an empty field, Escape isn't handled. */
export const EscapeClears = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'harbour' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const outside = fn();
    const forwardKey = ({ key }: KeyboardEvent) => outside(key);
    canvasElement.ownerDocument.addEventListener('keydown', forwardKey);
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search projects' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(outside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(outside).toHaveBeenCalledWith('Escape');
    canvasElement.ownerDocument.removeEventListener('keydown', forwardKey);
  },
});

/** In a dialog, only the next Escape closes it. */
export const InDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'harbour', onValueChange: fn() },
  render: (args) => (
    <Dialog open onOpenChange={closing} title="Canned replies" size="small">
      <Alive {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    closing.mockClear();
    const dialog = within(await openedDialog('Canned replies'));
    const field = dialog.getByRole('searchbox', { name: 'Search projects' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(closing).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closing).toHaveBeenCalledWith(false);
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 'bookkeeping-and-invoices@the-quiet-practice-family-medicine.example' },
});

export const OnPhone = meta.story({ tags: ['phone'], args: { value: 'harbour' } });
