import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { Recordings } from './destructive-action.tsx';
import code from './destructive-action.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Destructive action',
  component: Recordings,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Destructive action"
      lead="What can be undone happens at once, with a way back. What can’t be undone is confirmed first."
      rules={[
        'Prefer undo to a question. People stop reading questions that they see often.',
        'Confirm only what can’t be undone, costs money or affects other people.',
        'Say what will be lost, in numbers and names. Never ask “Are you sure?”.',
        'Repeat the verb and the object on the button: “Delete 3 files”, not “OK”.',
        'Make the safe choice the one with focus, and let Escape choose it.',
        'Keep destructive buttons away from the ones people use every day.',
        'Afterwards, say what happened, and move focus to where work continues.',
      ]}
      components={[
        { name: 'Button', use: 'The variant “destructive”, with its verb.' },
        { name: 'ConfirmDialog', use: 'Asks before what can’t be undone.' },
        { name: 'Toaster', use: 'Says what happened, with Undo where it can be undone.' },
      ]}
    >
      <Recordings />
    </PatternPage>
  ),
});

export const Confirming = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 files' }));
    await openedDialog('Delete 3 files?', 'alertdialog');
    await expect(screen.getByRole('button', { name: 'Keep files' })).toHaveFocus();
  },
});

export const Kept = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 files' }));
    await openedDialog('Delete 3 files?', 'alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete 3 files' })).toHaveFocus(),
    );
  },
});

export const Deleted = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 files' }));
    const dialog = await openedDialog('Delete 3 files?', 'alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 3 files' }));
    await expect(await canvas.findByText('3 files deleted')).toBeVisible();
  },
});
