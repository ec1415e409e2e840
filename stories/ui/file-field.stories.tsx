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
  chooseLabel: 'Choose picture…',
  dropLabel: 'or drop it here',
  accept: 'image/png,image/jpeg',
};

const guide: Guide = {
  use: 'For one file from the device. It is uploaded right after it is chosen, so problems show up before the form is submitted.',
  avoid:
    'If the file is already online, ask for its URL in a **TextField**. For the progress of a long upload, use **Progress**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      {
        name: 'Choose button',
        description: 'Opens the file picker.',
        selector: 'div > label + div > label, label + div > label',
      },
      { name: 'Drop area', description: 'With a mouse only.', selector: 'label + div' },
    ],
  },
  accessibility: {
    role: '`button` that opens the file dialog, `status` and `alert`',
    announced:
      'The label and hint, that it uploads, then that it is done or why it failed. Dropping a file is never the only way.',
    criteria: ['2.1.1', '2.5.7', '3.3.1', '4.1.3'],
  },
  good: [
    {
      text: 'State the accepted types and the maximum size up front.',
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
      text: 'Name the file on the button: “Choose picture…”. The ellipsis says that a file picker follows.',
    },
    { text: 'Report the result with `done`, and show the file where it will be used.' },
  ],
  bad: [
    {
      text: 'Say only that it failed. People need to know what to choose instead.',
      example: (
        <div style={{ inlineSize: '100%', maxInlineSize: 320 }}>
          <FileField {...texts} error="Upload failed" onChoose={() => undefined} />
        </div>
      ),
    },
    {
      text: 'Rely on `accept`. It filters the file picker, but not dropped files.',
    },
    { text: 'Clear the rest of the form because a file was rejected.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and on to the next field.' },
    { keys: 'Space or Enter', does: 'Opens the system’s file picker.' },
  ],
};

const meta = preview.meta({
  title: 'Forms/FileField',
  component: FileField,
  args: { ...texts, onChoose: fn() },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Accepts one file, chosen in the file picker or dropped on the dashed area. The native control covers the whole area, so keyboard, touch and screen readers work as usual.',
      },
    },
  },
});

const picture = () => new File(['a picture'], 'harbour.png', { type: 'image/png' });

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Choose picture…/);
    await expect(field).toHaveAccessibleName('Upload a picture Choose picture…');
    await userEvent.upload(field, picture());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.upload(field, picture());
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

/** Enter and Space activate the native control, which opens the file picker. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
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

/** A file is dragged over it. */
export const DraggedOver = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText(/Choose picture…/));
  },
});

/** During the upload, the text shows the progress and no other file can be chosen. */
export const Uploading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { loading: 'Uploading...' },
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

export const Rejected = meta.story({
  args: { error: 'This file is larger than 10 MB. Choose a smaller one.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Choose picture…/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'This file is larger than 10 MB. Choose a smaller one.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 10 MB');
  },
});

/** It has no name, so its file isn’t submitted with the form. */
export const InForm = meta.story({
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'A picture of the home page as it looks on a wide screen, without the browser around it',
    aside: 'optional',
    description: 'PNG, JPEG, WebP or GIF, up to 10 MB. It is resized automatically.',
    chooseLabel: 'Choose another picture from this device…',
    done: `${'the-quiet-practice-family-medicine-and-physiotherapy-front-page-'.repeat(3)}final.png is uploaded.`,
  },
});

export const OnPhone = meta.story({
  tags: ['phone'],
  args: { description: 'PNG or JPEG, up to 10 MB.' },
});
