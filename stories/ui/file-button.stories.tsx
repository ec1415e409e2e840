import { expect, fn } from 'storybook/test';
import { Button, type ButtonSize } from '#ui/button';
import { FileButton } from '#ui/file-button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const meta = preview.meta({
  title: 'ui/FileButton',
  component: FileButton,
  argTypes: { icon: { description: 'The drawing before its words.' } },
  args: { children: 'Attach files', multiple: true, onChoose: fn() },
  parameters: {
    guide: {
      use: 'For choosing files that go with something else, beside the button that sends it. What was chosen stands in a **FileList**.',
      avoid: 'Where the file is the answer itself, a field with its own label says what is wanted.',
      good: [
        {
          text: 'Name the deed and the thing.',
          example: <FileButton onChoose={() => {}}>Attach files</FileButton>,
        },
        { text: 'Check what comes: `accept` only helps to choose.' },
      ],
      bad: [
        {
          text: 'Let it look like the button that sends.',
          example: <Button>Upload</Button>,
        },
        { text: 'Hide a limit until it is broken: say the reason beside the file.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it, as to any button.' },
        { keys: 'Enter or Space', does: 'Opens the system’s own choice of files.' },
      ],
    },
    docs: {
      description: {
        component:
          'Opens the system’s own choice of files. The native control lies under the words, so the keyboard, a screen reader and dropping a file on it work as everywhere. The same file can be chosen twice.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    const control = canvas.getByLabelText('Attach files');
    await userEvent.upload(control, files);
    await expect(args.onChoose).toHaveBeenCalledWith(files);
    await userEvent.upload(control, files);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

/** Enter and Space press the native control, which opens the system’s window. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Attach files');
    await tabToAndPress(userEvent, control, '{Enter}', ' ');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="s">
      {sizes.map((size) => (
        <FileButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});
