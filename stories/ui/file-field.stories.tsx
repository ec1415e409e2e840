import type { ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileField } from '#ui/file-field';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 420 }}>
    <Story />
  </div>
);

const texts = {
  label: 'Upload a picture',
  choose: 'Choose picture…',
  drop: 'or drop it here',
  accept: 'image/png,image/jpeg',
};

const guide: Guide = {
  use: 'For one file from the person’s own device. It is handed over as soon as it is chosen, so that what is wrong with it is said before the form is sent.',
  avoid:
    'Where the file lies somewhere else already, its address goes into a **TextField**. How far a long upload is says **Progress**.',
  good: [
    {
      text: 'Say beforehand what may be chosen, and how large it may be.',
      example: (
        <div style={{ inlineSize: '100%', maxInlineSize: 320 }}>
          <FileField
            {...texts}
            description="PNG or JPEG, up to 10 MB."
            onChoose={() => undefined}
          />
        </div>
      ),
    },
    {
      text: 'Name the thing on the button: “Choose picture…”. The dots say that a window follows.',
    },
    { text: 'Say what became of it with `done`, and show it where it will be seen.' },
  ],
  bad: [
    {
      text: 'Say only that it failed: the person cannot tell what to choose instead.',
      example: (
        <div style={{ inlineSize: '100%', maxInlineSize: 320 }}>
          <FileField {...texts} message="Upload failed" onChoose={() => undefined} />
        </div>
      ),
    },
    {
      text: 'Trust `accept`: it narrows what the window offers, and a dropped file passes it by.',
    },
    { text: 'Empty the rest of the form because a file was refused.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it and on to the next field.' },
    { keys: 'Space or Enter', does: 'Opens the system’s window to choose a file.' },
  ],
};

const meta = preview.meta({
  title: 'ui/form/FileField',
  component: FileField,
  args: { ...texts, onChoose: fn() },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'One file, chosen in the system’s window or dropped anywhere on the dashed area. The native control lies over all of it, so keyboard, touch and screen readers get what they know.',
      },
    },
  },
});

const picture = () => new File(['a picture'], 'harbour.png', { type: 'image/png' });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Choose picture…/);
    await expect(field).toHaveAccessibleName('Upload a picture Choose picture…');
    await userEvent.upload(field, picture());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.upload(field, picture());
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

/** Enter and Space press the native control, which opens the system’s window. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText(/Choose picture…/);
    await tabToAndPress(userEvent, control, '{Enter}', ' ');
  },
});

export const WithDescription = meta.story({
  args: { aside: 'optional', description: 'PNG or JPEG, up to 10 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Choose picture…/)).toHaveAccessibleDescription(
      'PNG or JPEG, up to 10 MB.',
    );
  },
});

/** A file is held over it. */
export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText(/Choose picture…/));
  },
});

/** The word says what goes on; meanwhile nothing else can be chosen. */
export const Uploading = meta.story({
  args: { pending: 'Uploading...' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Choose picture…/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading...');
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await expect(fireEvent.click(field)).toBe(false);
    await expect(fireEvent.drop(field)).toBe(false);
  },
});

export const Done = meta.story({
  args: { done: 'harbour.png is uploaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('harbour.png is uploaded.');
  },
});

export const Refused = meta.story({
  args: { message: 'That file is larger than 10 MB. Choose a smaller one.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Choose picture…/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'That file is larger than 10 MB. Choose a smaller one.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 10 MB');
  },
});

/** It can be left out of a form’s own values: nothing of it is sent with them. */
export const InAForm = meta.story({
  render: (args) => (
    <form aria-label="A product">
      <Stack gap="l">
        <FileField {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose picture…/), picture());
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'A product' });
    await expect([...new FormData(form)]).toEqual([]);
  },
});

export const LongText = meta.story({
  args: {
    label:
      'A picture of the front page as it looks on a wide screen, without the browser around it',
    aside: 'optional',
    description: 'PNG, JPEG, WebP or GIF, up to 10 MB. The shop makes it as small as it has to be.',
    choose: 'Choose another picture from this device…',
    done: `${'the-quiet-practice-family-medicine-and-physiotherapy-front-page-'.repeat(3)}final.png is uploaded.`,
  },
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  args: { description: 'PNG or JPEG, up to 10 MB.' },
});
