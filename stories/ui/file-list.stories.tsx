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
  title: 'ui/FileList',
  component: FileList,
  args: { label: 'Files of this message', files: [picture, paper] },
  parameters: {
    guide: {
      use: 'For files that hang on something, and for those that one is about to send: how each is called, what it is and how far it has come.',
      avoid:
        'The picture that a thing is about is a **Frame**. Choosing files is a **FileButton**.',
      good: [
        {
          text: 'Say type and size before somebody opens it.',
          example: <FileList label="Files" files={[paper]} />,
        },
        { text: 'Keep a file that failed in the list with its reason, until it is taken away.' },
      ],
      bad: [
        {
          text: 'Say only that there is something.',
          example: (
            <FileList label="Files" files={[{ ...paper, name: 'Attachment 1', detail: '' }]} />
          ),
        },
        { text: 'Draw a preview of what could be anything: only pictures that are safe to show.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from file to file, and to the button that takes one away.' },
        { keys: 'Enter', does: 'Opens the file beside the page.' },
        {
          keys: 'Enter or Space',
          does: 'On a Remove button: takes the file away, and moves to the next one.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Files, a line each, with type and size in words. A name leads to its file; a picture is drawn small. What is about to be sent can be taken away, and says how far it has come.',
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

/** On their way, there, and refused. */
export const ToBeSent = meta.story({
  args: {
    label: 'Files to send',
    files: [
      { id: 'a', name: 'front-door.jpg', detail: 'Uploading...' },
      { id: 'b', name: 'opening-hours.pdf', detail: 'PDF, 1.2 MB' },
      { id: 'c', name: 'the-whole-party.mov', detail: '', failed: 'Larger than 10 MB.' },
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

/** The list is the caller’s: what is taken away goes. */
function Kept({ files, removal, ...rest }: FileListProps) {
  const [kept, setKept] = useState(files);
  const onRemove = (id: string) => setKept((all) => all.filter((file) => file.id !== id));
  return (
    <FileList {...rest} files={kept} {...(removal && { removal: { ...removal, onRemove } })} />
  );
}

/** From file to file and to their buttons; what is taken away leads to the next one. */
export const ByKeyboard = meta.story({
  args: {
    files: [picture, paper, { id: 'c', name: 'the-whole-party.mov', detail: 'Uploading...' }],
    removal: { label: (name: string) => `Remove ${name}`, onRemove: fn() },
  },
  render: (args) => <Kept {...args} />,
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
  tags: ['phone'],
  args: {
    files: [
      { ...picture, name: `${'a-name-without-an-end-'.repeat(9)}.webp` },
      { ...paper, name: 'שעות הפתיחה מפברואר.pdf' },
    ],
    removal: { label: (name: string) => `Remove ${name}`, onRemove: fn() },
  },
});
