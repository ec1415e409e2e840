import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Dropzone, type DropzoneProps } from '#ui/dropzone';
import type { FileEntry } from '#ui/file-list';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 520 }}>
    <Story />
  </div>
);

const texts = {
  label: 'Pictures and texts',
  description: 'Up to 5 files: PNG, JPEG or PDF, 10 MB each.',
  chooseLabel: 'Choose files…',
  dropLabel: 'or drop or paste them here',
  accept: '.png,.jpg,.pdf',
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 5,
  refusals: {
    type: (name: string) => `${name} isn’t a PNG, JPEG or PDF. Export it as one of these.`,
    size: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
    count: () => 'You can add up to 5 files. Remove one to add another.',
  },
};

const guide: Guide = {
  use: 'For several files that are uploaded while the rest of the form is filled in: attachments of a message, pictures and texts of a brief.',
  avoid:
    'For one file that replaces another, use a **FileField**. To show files that have been sent, use a **FileList**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      {
        name: 'Description',
        description: 'What is allowed: how many, which types, how large.',
        selector: 'label + p',
      },
      { name: 'Drop area', selector: 'p + div' },
      { name: 'Choose button', description: 'Opens the file picker.', selector: 'p + div > label' },
    ],
  },
  accessibility: {
    role: '`button` that opens the file dialog, `list` and `status`',
    announced:
      'The label with its limits, each file with its progress, then that it is done or why it failed. Dropping is never the only way.',
    criteria: ['2.1.1', '2.5.7', '3.3.1', '4.1.2', '4.1.3'],
  },
  good: [
    {
      text: 'State types, size and number up front, and repeat the broken rule in the sentence about a refused file.',
      example: (
        <div style={{ inlineSize: '100%', maxInlineSize: 320 }}>
          <Dropzone {...texts} size="small" files={[]} onAdd={() => {}} onRemove={() => {}} />
        </div>
      ),
    },
    { text: 'Keep a failed file with a retry button. People don’t have to look for it again.' },
    { text: 'Let people submit while files upload, and wait for them.' },
  ],
  bad: [
    {
      text: 'Refuse all files because one is too large. Take those that can be taken.',
    },
    { text: 'Say only that something failed. Say which file, and what to do.' },
    { text: 'Show 100% before the server has confirmed the file.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the drop zone, then through the files’ buttons.' },
    { keys: 'Space or Enter', does: 'Opens the system’s file picker.' },
    { keys: 'Ctrl + V', does: 'Anywhere in its form: adds the files of the clipboard.' },
    {
      keys: 'Space or Enter',
      does: 'On Remove: removes the file and moves focus to the next one, or back to the drop zone.',
    },
    { keys: 'Space or Enter', does: 'On Retry: uploads the file again.' },
  ],
};

const meta = preview.meta({
  title: 'Forms/Dropzone',
  component: Dropzone,
  args: { ...texts, files: [], onAdd: fn(), onRemove: fn() },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Takes files that are chosen, dropped or pasted, checks them against the limits, and lists them with their progress. The owner uploads them. A native control covers the dashed area, so keyboard, touch and screen readers work as usual.',
      },
    },
  },
});

const aFile = (name: string, type: string, bytes = 8) =>
  new File(['x'.repeat(bytes)], name, { type });
const picture = () => aFile('front-door.jpg', 'image/jpeg');
const paper = () => aFile('opening-hours.pdf', 'application/pdf');
const listed = (entry: Partial<FileEntry>): FileEntry => ({
  id: entry.name ?? '',
  name: '',
  detail: 'JPEG, 1.2 MB',
  ...entry,
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText(/Choose files…/);
    await expect(control).toHaveAccessibleName('Pictures and texts Choose files…');
    await expect(control).toHaveAccessibleDescription(texts.description);
    await userEvent.upload(control, [picture(), paper()]);
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'front-door.jpg' }),
      expect.objectContaining({ name: 'opening-hours.pdf' }),
    ]);
  },
});

/** Uploads in two steps. A file called `broken` fails the first time. */
function Uploading(props: DropzoneProps) {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const change = (id: string, { uploading: _, error: __, ...rest }: Partial<FileEntry>) =>
    setFiles((all) =>
      all.map((file) =>
        file.id === id ? { id, name: file.name, detail: file.detail, ...rest } : file,
      ),
    );
  const upload = (id: string, outcome: Partial<FileEntry>) => {
    setFiles((all) =>
      all.map(({ error: _, ...file }) => (file.id === id ? { ...file, uploading: 0.42 } : file)),
    );
    setTimeout(() => {
      change(id, {});
      setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...outcome } : file)));
    }, 50);
  };
  return (
    <Dropzone
      {...props}
      files={files}
      onAdd={(added) => {
        props.onAdd(added);
        setFiles((all) => [...all, ...added.map(({ name }) => listed({ name, uploading: 0 }))]);
        for (const { name } of added) {
          upload(name, name.includes('broken') ? { error: 'The connection was lost.' } : {});
        }
      }}
      onRemove={(id) => setFiles((all) => all.filter((file) => file.id !== id))}
      onRetry={(id) => upload(id, {})}
    />
  );
}

/** Progress, success, failure and retry, each announced. */
export const Uploads = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const control = canvas.getByLabelText(/Choose files…/);
    const news = canvas.getByRole('status');
    await step('uploads a file', async () => {
      await userEvent.upload(control, [picture()]);
      await waitFor(() => expect(news).toHaveTextContent('front-door.jpg uploaded.'));
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
    await step('retries a failed one', async () => {
      await userEvent.upload(control, [aFile('broken.pdf', 'application/pdf')]);
      await waitFor(() => expect(news).toHaveTextContent('broken.pdf: The connection was lost.'));
      await userEvent.click(canvas.getByRole('button', { name: 'Retry broken.pdf' }));
      await expect(canvas.getByRole('button', { name: 'Remove broken.pdf' })).toHaveFocus();
      await waitFor(() => expect(news).toHaveTextContent('broken.pdf uploaded.'));
      await expect(canvas.queryByText('The connection was lost.')).toBeNull();
    });
    await step('removes both and returns to the drop zone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove front-door.jpg' }));
      await expect(canvas.getByRole('button', { name: 'Remove broken.pdf' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(control).toHaveFocus();
      await expect(canvas.queryByRole('list')).toBeNull();
    });
  },
});

const allStates: readonly FileEntry[] = [
  listed({ name: 'front-door.jpg', preview: '/thumbnails/saltmarsh-480.webp' }),
  listed({ name: 'interior.jpg', uploading: 0.42 }),
  listed({ name: 'opening-hours.pdf', detail: 'Uploading...', uploading: 'unknown' }),
  listed({ name: 'menu.pdf', error: 'The connection was lost. Try again or remove the file.' }),
];

/** Uploaded, uploading, uploading for an unknown time, and failed. */
export const WithFiles = meta.story({
  args: { files: allStates, onRetry: fn() },
});

export const WithFilesInUse = WithFiles.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'interior.jpg' });
    await expect(bar).toHaveValue(0.42);
    await expect(canvas.getByText('JPEG, 1.2 MB · 42%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry menu.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('menu.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove menu.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('menu.pdf');
  },
});

/** Each refused file gets a sentence; the others are taken. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxBytes: 32, files: allStates },
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText(/Choose files…/);
    // Dropped, because the file picker would not offer the first one.
    const files = [
      aFile('party.mov', 'video/quicktime'),
      aFile('poster.png', 'image/png', 64),
      picture(),
      paper(),
    ];
    await fireEvent.change(control, { target: { files } });
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'front-door.jpg' }),
    ]);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('party.mov isn’t a PNG, JPEG or PDF');
    await expect(alert).toHaveTextContent('poster.png is larger than 10 MB');
    await expect(alert).toHaveTextContent('You can add up to 5 files');
    await expect(control).toBeInvalid();
    // A name can't reverse the sentence about it.
    const spoof = aFile('menu\u202Egnp.mov', 'video/quicktime');
    await fireEvent.change(control, { target: { files: [spoof] } });
    await expect(alert).toHaveTextContent(/^menugnp\.mov/);
    await fireEvent.change(control, { target: { files: [picture()] } });
    await expect(alert).toBeEmptyDOMElement();
    await fireEvent.change(control, { target: { files } });
  },
});

/** Only a browser can make these events with files in them. */
function dispatchFileEvent(
  type: 'dragover' | 'dragenter' | 'drop' | 'paste',
  target: Element,
  files: readonly File[] = [],
  types: readonly string[] = ['Files'],
) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const property = type === 'paste' ? 'clipboardData' : 'dataTransfer';
  Object.defineProperty(event, property, { value: { files, types, dropEffect: 'copy' } });
  target.dispatchEvent(event);
  return event;
}

/** Files are dragged over the page. Dropping them elsewhere does nothing. */
export const Dragging = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(dispatchFileEvent('dragover', document.body).defaultPrevented).toBe(true),
    );
    await expect(await canvas.findByText('Drop files here')).toBeInTheDocument();
    const drop = dispatchFileEvent('drop', document.body);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(await canvas.findByText(texts.dropLabel)).toBeInTheDocument();
    dispatchFileEvent('dragover', document.body);
    await expect(await canvas.findByText('Drop files here')).toBeInTheDocument();
  },
});

/** Dropping on the native control is left to the browser. */
export const DraggedOver = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/Choose files…/);
    await waitFor(async () => {
      dispatchFileEvent('dragenter', control);
      const over = dispatchFileEvent('dragover', control);
      await expect(over.defaultPrevented).toBe(false);
      await expect(canvas.getByText('Drop files here')).toBeInTheDocument();
    });
  },
});

export const DraggedOverInForcedColors = meta.story({
  tags: ['!dev', '!autodocs', 'forced-colors'],
  args: { files: allStates, onRetry: fn() },
  play: DraggedOver.input.play,
});

/** In a form, files can be pasted while writing. Copied text is pasted as text. */
export const Pasting = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { size: 'small' },
  render: (args) => (
    <form aria-label="Reply">
      <Stack gap="m">
        <TextArea label="Message" name="message" rows={3} />
        <Dropzone {...args} />
      </Stack>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    dispatchFileEvent('paste', field, [picture()], ['text/plain', 'Files']);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await waitFor(async () => {
      dispatchFileEvent('paste', field, [picture()]);
      await expect(args.onAdd).toHaveBeenCalled();
    });
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Reply' });
    await expect([...new FormData(form).keys()]).toEqual(['message']);
  },
});

/** Enter and Space open the file picker; Tab goes on to the files. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { files: allStates, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await tabToAndPress(userEvent, canvas.getByLabelText(/Choose files…/), '{Enter}', ' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove front-door.jpg' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry menu.pdf' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Remove menu.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('menu.pdf');
    await expect(canvas.getByRole('button', { name: 'Remove opening-hours.pdf' })).toHaveFocus();
  },
});

/** One line, as below a message. */
export const Small = meta.story({ args: { size: 'small', files: allStates.slice(0, 2) } });

/** One file only. */
export const Single = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { maxFiles: 1, chooseLabel: 'Choose file…', dropLabel: 'or drop or paste it here' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Choose file…/)).not.toHaveAttribute('multiple');
  },
});

export const LongTextOnPhone = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    label: 'Pictures of the shop as it looks from the street, and texts for every page',
    aside: 'optional',
    error: 'Add at least one picture. The home page shows it at the top.',
    files: [
      listed({ name: `${'a-name-without-an-end-'.repeat(6)}.jpg`, uploading: 0.7 }),
      listed({ name: 'שעות הפתיחה מפברואר.pdf', error: 'The connection was lost.' }),
    ],
    onRetry: fn(),
  },
});

/** Right to left. The bar grows from the right. */
export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { files: allStates, onRetry: fn() },
  render: (args) => (
    <div dir="rtl">
      <Dropzone {...args} />
    </div>
  ),
});
