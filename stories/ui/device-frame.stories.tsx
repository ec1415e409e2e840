import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { type Device, DeviceFrame } from '#ui/device-frame';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For a live website that people try at the widths of a phone, a tablet and a desktop, such as a demo or a website under review.',
  avoid: 'For a picture of a website, use a **Frame**: it is lighter and never fails to load.',
  anatomy: {
    parts: [
      { name: 'Screen sizes', selector: 'fieldset' },
      { name: 'Address', selector: 'fieldset + bdi' },
      { name: 'Link', description: 'Opens the website in a new tab.', selector: 'bdi + a' },
      { name: 'Website', description: 'Live, scaled down to fit.', selector: 'iframe' },
    ],
  },
  responsive:
    'In a container narrower than 40rem (640 px), the address gets its own line and the screen sizes show only their icons.',
  accessibility: {
    role: '`group` of `radio`s, and a frame with a title',
    announced:
      'The name of the website when focus enters it, and the selected device. A website that can’t be shown is announced.',
    criteria: ['1.4.10', '2.1.1', '2.4.4', '4.1.2', '4.1.3'],
  },
  good: [
    { text: 'Name the website in the title: “Demo of Harbour Bakery”.' },
    {
      text: 'Set `sandbox` for websites of others. Without `allow-top-navigation`, they can’t navigate your page.',
    },
    { text: 'Start with the device that its visitors use most.' },
  ],
  bad: [
    { text: 'Don’t show several at once. Each loads a whole website.' },
    {
      text: 'Don’t give a website of your own origin both `allow-scripts` and `allow-same-origin`. It could remove its sandbox.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the selected device, then to the link, then into the website.',
    },
    { keys: 'Arrow keys', does: 'Among the devices: select the next or previous one.' },
  ],
};

/** A page with columns where it is wide, so that each width looks different. */
const website = `<!doctype html><html lang="en"><title>Harbour Bakery</title><style>
body { margin: 0; font: 18px/1.5 sans-serif; color: #26221b; background: #f7efe2; }
header { display: flex; justify-content: space-between; padding: 24px; background: #2f4a3c; color: #f7efe2; }
main { display: grid; gap: 24px; padding: 24px; }
main div { padding: 24px; background: #fff; }
h1 { font-size: 40px; line-height: 1.1; margin: 0 0 12px; }
@media (min-width: 700px) { main { grid-template-columns: 1fr 1fr; } }
@media (min-width: 1200px) { main { grid-template-columns: 1fr 1fr 1fr; } h1 { font-size: 56px; } }
</style><header><strong>Harbour Bakery</strong><a href="#menu" style="color:inherit">Menu</a></header>
<main><div><h1>Bread from the harbor</h1><p>Baked every morning at five.</p></div>
<div><p>Sourdough, rye and rolls.</p></div><div><p>Open Tuesday to Sunday.</p></div></main></html>`;

const meta = preview.meta({
  title: 'Data/DeviceFrame',
  component: DeviceFrame,
  tags: ['framed'],
  args: {
    title: 'Demo of Harbour Bakery',
    src: 'https://harbour-bakery.example/',
    srcDoc: website,
    address: 'harbour-bakery.example',
    eager: true,
  },
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'A live website at the width of a phone (390 px), a tablet (768 px) or a desktop (1280 px), scaled down to fit its place. The frame keeps its size while the website loads and when the device changes, and the website isn’t loaded again.',
      },
    },
  },
});

type Canvas = { findByTitle: (title: string) => Promise<HTMLElement> };
const findWebsite = async (canvas: Canvas) => {
  const website = await canvas.findByTitle('Demo of Harbour Bakery');
  await waitFor(() => expect(website).not.toHaveAttribute('data-loading'));
  return website;
};

/** As wide as a desktop, and scaled down to its place. */
export const Default = meta.story({
  // Frames and layout need a real browser, here and below.
  play: async ({ canvas }) => {
    const website = await findWebsite(canvas);
    await expect(canvas.getByRole('radio', { name: 'Desktop' })).toBeChecked();
    await expect(website.offsetWidth).toBe(1280);
    const place = website.parentElement?.getBoundingClientRect();
    const shown = website.getBoundingClientRect();
    await expect(shown.width).toBeCloseTo(place?.width ?? 0, 0);
    await expect(shown.height).toBeCloseTo(place?.height ?? 0, 0);
    await expect(canvas.getByRole('link', { name: /^Open website/ })).toHaveAttribute(
      'href',
      'https://harbour-bakery.example/',
    );
  },
});

export const Tablet = meta.story({
  args: { defaultDevice: 'tablet' },
  play: async ({ canvas }) => {
    await expect((await findWebsite(canvas)).offsetWidth).toBe(768);
  },
});

/** Narrower than its place: not scaled, and centered. */
export const Phone = meta.story({
  args: { defaultDevice: 'phone' },
  play: async ({ canvas }) => {
    const website = await findWebsite(canvas);
    await expect(website.getBoundingClientRect().width).toBe(390);
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
  },
});

/** The width changes, the frame keeps its size, and the website keeps its state. */
export const ChangesDevice = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onDeviceChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const website = await findWebsite(canvas);
    const before = canvasElement.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(args.onDeviceChange).toHaveBeenLastCalledWith('phone');
    await expect(website.offsetWidth).toBe(390);
    await expect(website.isConnected).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tablet' }));
    await expect(website.offsetWidth).toBe(768);
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
});

/** Tab reaches the selected device only, and the arrow keys select another. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const website = await findWebsite(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Desktop' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Tablet' })).toHaveFocus();
    await expect(website.offsetWidth).toBe(768);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Open website/ })).toHaveFocus();
  },
});

function WithOwner(props: Parameters<typeof DeviceFrame>[0]) {
  const [device, setDevice] = useState<Device>('phone');
  const { defaultDevice: _, ...rest } = props;
  return (
    <Stack gap="s">
      <Button variant="quiet" size="small" onClick={() => setDevice('tablet')}>
        Show the tablet
      </Button>
      <DeviceFrame {...rest} device={device} onDeviceChange={setDevice} />
    </Stack>
  );
}

export const Controlled = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithOwner {...args} />,
  play: async ({ canvas, userEvent }) => {
    const website = await findWebsite(canvas);
    await expect(website.offsetWidth).toBe(390);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the tablet' }));
    await expect(website.offsetWidth).toBe(768);
    await expect(canvas.getByRole('radio', { name: 'Tablet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Desktop' }));
    await expect(website.offsetWidth).toBe(1280);
  },
});

/** The address isn’t known yet. */
export const Loading = meta.story({
  args: { src: null, srcDoc: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Demo of Harbour Bakery')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The frame keeps its size, and the link leads to the website. */
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This website can’t be shown here'),
    );
    await expect(canvas.queryByTitle('Demo of Harbour Bakery')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Open website/ })).toHaveAttribute(
        'href',
        'https://harbour-bakery.example/',
      ),
    );
  },
});

/** The devices are icons, and the website fits the screen. */
export const OnPhone = meta.story({
  tags: ['phone'],
  args: { address: 'a-very-long-name-of-a-family-bakery-by-the-old-harbour.example/menu/breads' },
  play: async ({ canvas }) => {
    const website = await findWebsite(canvas);
    await expect(website.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PhoneOnPhone = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: { defaultDevice: 'phone' },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    devicesLabel: 'גודל מסך',
    deviceNames: { phone: 'טלפון', tablet: 'טאבלט', desktop: 'מחשב' },
    openLabel: 'פתיחת האתר',
  },
  play: async ({ canvas }) => {
    const website = await findWebsite(canvas);
    const place = website.parentElement?.getBoundingClientRect();
    await expect(website.getBoundingClientRect().left).toBeCloseTo(place?.left ?? 0, 0);
  },
});

/** The selected device has a border. */
export const ForcedColors = meta.story({ tags: ['!dev', '!autodocs', 'forced-colors'] });
