import { expect, fn } from 'storybook/test';
import { Button, type ButtonSize } from '#ui/button';
import { FileButton } from '#ui/file-button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const meta = preview.meta({
  title: 'Actions/FileButton',
  component: FileButton,
  argTypes: { icon: { description: 'The icon before its text.' } },
  args: { children: 'Attach files', multiple: true, onChoose: fn() },
  parameters: {
    guide: {
      use: 'For choosing files to send with something else, next to the button that sends it. Show the chosen files in a **FileList**.',
      avoid:
        'If the file itself is the answer, use a **FileField**, whose label says what is needed.',
      accessibility: {
        role: '`button` that opens the file dialog',
        announced: 'The label. The list next to it says what was chosen.',
        criteria: ['2.1.1', '4.1.2'],
      },
      good: [
        {
          text: 'Use a verb and an object.',
          example: <FileButton onChoose={() => {}}>Attach files</FileButton>,
        },
        { text: 'Validate the files. `accept` only filters the file picker.' },
      ],
      bad: [
        {
          text: 'Make it look like the button that sends.',
          example: <Button>Upload</Button>,
        },
        { text: 'Hide a limit until someone exceeds it. Show the reason next to the file.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to it, as with any button.' },
        { keys: 'Enter or Space', does: 'Opens the system’s file picker.' },
      ],
    },
    docs: {
      description: {
        component:
          'Opens the system’s file picker. The native control is under the label, so keyboard, screen readers and dropping files work as usual. The same file can be chosen twice.',
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

/** Enter and Space activate the native control, which opens the file picker. */
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
