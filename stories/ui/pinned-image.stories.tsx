import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Pin, PinnedImage, type PinnedImageProps } from '#ui/pinned-image';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { sampleScreenshot } from './sample-screenshot.ts';

const guide: Guide = {
  use: 'For comments on parts of a picture, such as a screenshot of a website in review.',
  avoid:
    'For comments on the whole picture, use a **Conversation**. For a website that people can click through, use a **DeviceFrame**.',
  accessibility: {
    role: '`img` and a `list` of `button`s; each opens a `dialog` that isn’t modal',
    announced:
      'The number, the name and the state of each pin. While placing, the position in percent.',
    criteria: ['1.1.1', '1.4.1', '2.1.1', '2.4.3', '2.5.8', '4.1.2'],
  },
  anatomy: {
    parts: [
      { name: 'Add comment', selector: 'button', description: 'Starts placing a pin.' },
      { name: 'Picture', selector: 'img' },
      { name: 'Pin', selector: 'ol button', description: 'Its color and its name tell its state.' },
    ],
  },
  good: [
    { text: 'Also list the comments next to the picture, with the same numbers.' },
    { text: 'Pass the size of the picture, so that nothing moves when it loads.' },
  ],
  bad: [
    { text: 'Don’t mirror positions in right-to-left text. They belong to the picture.' },
    { text: 'Don’t save a pin before its comment is written.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the pins in their order.' },
    { keys: 'Enter, Space', does: 'On a pin: open or close its comment.' },
    {
      keys: 'Arrow keys, Shift + arrow keys',
      does: 'While placing: move the crosshair by 1% or 10%.',
    },
    { keys: 'Enter, Space', does: 'While placing: place the pin.' },
    {
      keys: 'Escape',
      does: 'Closes the comment, or cancels placing. Focus returns to the button.',
    },
  ],
};

const pins: readonly Pin[] = [
  {
    id: 'a',
    x: 0.3,
    y: 0.4,
    label: 'Comment by Ann',
    state: 'open',
    content: <Text size="small">The headline could be shorter.</Text>,
  },
  {
    id: 'b',
    x: 0.75,
    y: 0.5,
    label: 'Comment by Ben',
    state: 'done',
    content: <Text size="small">Please use our own picture.</Text>,
  },
  {
    id: 'c',
    x: 0.15,
    y: 0.75,
    label: 'Comment by Ann',
    state: 'declined',
    content: <Text size="small">Could the button blink?</Text>,
  },
];

const meta = preview.meta({
  title: 'Data/PinnedImage',
  component: PinnedImage,
  args: {
    src: sampleScreenshot,
    alt: 'Home page of Harbour Bakery',
    width: 960,
    height: 600,
    pins,
    onPlace: fn(),
  },
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'A picture with numbered pins, each with a comment that opens next to it. New pins are placed by click or with the arrow keys. Positions are shares of the picture from the left and the top, in both directions of text; pins near the edges stay on the picture, and those outside it are left out.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      '1 Comment by Ann, Open',
      '2 Comment by Ben, Done',
      '3 Comment by Ann, Declined',
    ]);
  },
});

const findPin = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, number: number) =>
  canvas.getByRole('button', { name: new RegExp(`^${number} `) });

/** The comment opens next to its pin. */
export const Selected = meta.story({
  tags: ['!autodocs'],
  args: { onSelectedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(findPin(canvas, 2));
    const comment = within(await screen.findByRole('dialog', { name: 'Comment by Ben' }));
    await expect(comment.getByText('Please use our own picture.')).toBeInTheDocument();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('b');
  },
});

function Owner({ pins: initial, onPlace, ...args }: PinnedImageProps) {
  const [owned, setOwned] = useState(initial);
  return (
    <PinnedImage
      {...args}
      pins={owned}
      onPlace={(position) => {
        onPlace?.(position);
        const added: Pin = {
          ...position,
          id: String(owned.length),
          label: 'New comment',
          state: 'open',
          content: <Text size="small">To be written.</Text>,
        };
        setOwned([...owned, added]);
      }}
    />
  );
}

/** A click places a pin at the pointer. */
export const PlacedByClick = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser, here and below.
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    const area = canvas.getByRole('button', { name: /^Place the comment/ });
    const { left, top, width, height } = area.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: area,
      coords: { clientX: left + width * 0.5, clientY: top + height * 0.25 },
    });
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledTimes(1));
    const placed = findPin(canvas, 4).getBoundingClientRect();
    await expect(placed.left + placed.width / 2).toBeCloseTo(left + width * 0.5, -1);
    await expect(placed.top + placed.height / 2).toBeCloseTo(top + height * 0.25, -1);
  },
});

/** Arrow keys move the crosshair, Enter places, Escape cancels. */
export const PlacedByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add comment' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Place the comment/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(args.onPlace).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add comment' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}{Enter}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ x: 0.6, y: 0.49 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add comment' })).toHaveFocus());
  },
});

export const Placing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('50% from the left, 49% from the top'),
    );
  },
});

/** All of a pin stays on the picture, and one outside it is left out. */
export const AtEdges = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    pins: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [1.2, 0.5],
    ].map(([x = 0, y = 0], index) => ({
      id: String(index),
      x,
      y,
      label: 'Comment by Ann',
      state: 'open' as const,
      content: <Text size="small">Too close to the edge.</Text>,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    for (const number of [1, 2, 3, 4]) {
      const pin = findPin(canvas, number).getBoundingClientRect();
      await expect(pin.left).toBeGreaterThanOrEqual(picture.left - 1);
      await expect(pin.right).toBeLessThanOrEqual(picture.right + 1);
      await expect(pin.top).toBeGreaterThanOrEqual(picture.top - 1);
      await expect(pin.bottom).toBeLessThanOrEqual(picture.bottom + 1);
    }
  },
});

/** The pin with focus comes to the front. */
export const Crowded = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    pins: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      x: 0.5 + index * 0.015,
      y: 0.5 + (index % 2) * 0.02,
      label: 'Comment by Ann',
      state: 'open' as const,
      content: <Text size="small">Close to the others.</Text>,
    })),
  },
  play: async ({ canvas }) => {
    const pin = findPin(canvas, 2);
    pin.focus();
    const { left, top, width, height } = pin.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(pin.contains(front)).toBe(true);
  },
});

export const ReadOnly = meta.story({
  args: { onPlace: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add comment' })).toBeNull();
  },
});

export const OnPhone = meta.story({ tags: ['phone'] });

/** Positions stay physical: the first pin is on the left. */
export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = findPin(canvas, 1).getBoundingClientRect();
    await expect(first.left).toBeLessThan(findPin(canvas, 2).getBoundingClientRect().left);
  },
});

export const ForcedColors = meta.story({ tags: ['!dev', '!autodocs', 'forced-colors'] });
