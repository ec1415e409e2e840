import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Destructive action',
  component: Recordings,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: (_args, { parameters }) => (
    <PatternPage
      code={parameters.code}
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

function Recordings() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Notice title="3 files deleted" live="polite" />;
  return (
    <Stack gap="m">
      <Text>3 files, 14.2 MB. Two of them are attached to an open ticket.</Text>
      <Inline>
        <Button variant="destructive" onClick={() => setIsOpen(true)}>
          Delete 3 files
        </Button>
      </Inline>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete 3 files?"
        description="The files are removed for everyone and can’t be restored. The ticket keeps their names."
        confirmLabel="Delete 3 files"
        cancelLabel="Keep files"
        destructive
        onConfirm={() => setIsDeleted(true)}
      />
    </Stack>
  );
}
