import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FileList, type FileListProps } from '#ui/file-list';
import preview from '../../.storybook/preview.tsx';
import { countPresses } from './keyboard.ts';

const picture = {
  id: 'a',
  name: 'front-door.webp',
  detail: 'WebP, 41 kB',
  href: '/thumbnails/saltmarsh-480.webp',
  preview: '/thumbnails/saltmarsh-480.webp',
};
const paper = { id: 'b', name: 'opening-hours.pdf', detail: 'PDF, 1.2 MB', href: '/hours.pdf' };

const meta = preview.meta({
  title: 'Data/FileList',
  component: FileList,
  args: { 'aria-label': 'Files of this message', files: [picture, paper] },
  parameters: {
    guide: {
      use: 'For files attached to something, or about to be sent: their name, type and progress.',
      avoid:
        'For the main picture of an item, use a **Frame**. To choose files, use a **Dropzone**.',
      anatomy: {
        parts: [
          { name: 'File', selector: 'li' },
          { name: 'Thumbnail or icon', selector: 'li > :first-child' },
          { name: 'Name', description: 'Opens the file.', selector: 'li a' },
          { name: 'Type and size', selector: 'li bdi + span' },
        ],
      },
      accessibility: {
        role: '`list`',
        announced:
          'Each file with its size, and its failure. After a removal, focus moves to the next file.',
        criteria: ['1.3.1', '2.4.3', '2.5.8'],
      },
      good: [
        {
          text: 'Show type and size, so people know before they open a file.',
          example: <FileList aria-label="Files" files={[paper]} />,
        },
        { text: 'Keep a failed file in the list, with the reason, until it is removed.' },
      ],
      bad: [
        {
          text: 'Say only that there is a file.',
          example: (
            <FileList aria-label="Files" files={[{ ...paper, name: 'Attachment 1', detail: '' }]} />
          ),
        },
        { text: 'Show previews of any file. Only show pictures that are safe to display.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from file to file, and to the Remove buttons.' },
        { keys: 'Enter', does: 'Opens the file in a new tab.' },
        {
          keys: 'Enter or Space',
          does: 'On a Remove button: removes the file and moves focus to the next one.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Lists files, one per line, with type and size. A name links to its file, and pictures have a small preview. Files that are about to be sent can be removed and show their progress.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Files of this message' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'opening-hours.pdf (opens in a new tab)' }),
    ).toHaveAttribute('href', '/hours.pdf');
  },
});

/** Uploading, uploaded, and rejected. */
export const Uploading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    'aria-label': 'Files to send',
    files: [
      { id: 'a', name: 'front-door.jpg', detail: 'Uploading...' },
      { id: 'b', name: 'opening-hours.pdf', detail: 'PDF, 1.2 MB' },
      { id: 'c', name: 'the-whole-party.mov', detail: '', error: 'Larger than 10 MB.' },
    ],
    removal: { label: (name: string) => `Remove ${name}`, onRemove: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Larger than 10 MB.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the-whole-party.mov' }));
    await expect(args.removal?.onRemove).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('button', { name: 'Remove opening-hours.pdf' })).toHaveFocus();
  },
});

/** The caller keeps the list and removes files from it. */
function FileListWithState({ files, removal, ...rest }: FileListProps) {
  const [kept, setKept] = useState(files);
  const onRemove = (id: string) => setKept((all) => all.filter((file) => file.id !== id));
  return (
    <FileList {...rest} files={kept} {...(removal && { removal: { ...removal, onRemove } })} />
  );
}

/** Tab moves from file to file and to their buttons; removing one moves focus to the next. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    files: [picture, paper, { id: 'c', name: 'the-whole-party.mov', detail: 'Uploading...' }],
    removal: { label: (name: string) => `Remove ${name}`, onRemove: fn() },
  },
  render: (args) => <FileListWithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^front-door/ });
    const open = countPresses(link);
    const removal = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(removal('front-door.webp')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(link).not.toBeInTheDocument();
    await expect(removal('opening-hours.pdf')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('opening-hours.pdf')).not.toBeInTheDocument();
    await expect(removal('the-whole-party.mov')).toHaveFocus();
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    files: [
      { ...picture, name: `${'a-name-without-an-end-'.repeat(9)}.webp` },
      { ...paper, name: 'שעות הפתיחה מפברואר.pdf' },
    ],
    removal: { label: (name: string) => `Remove ${name}`, onRemove: fn() },
  },
});
