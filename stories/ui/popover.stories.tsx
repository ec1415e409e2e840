import { expect, screen, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Popover } from '#ui/popover';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For an explanation or a few controls that belong to one button, while the page stays usable: how a figure is calculated, the filters of a list.',
  avoid:
    'For a list of actions, use a **Menu**. For a few words about a control, use a **Tooltip**. For something that has to be answered first, use a **Dialog**. Text that everyone needs belongs on the page.',
  anatomy: {
    story: 'open',
    parts: [
      {
        name: 'Button',
        description: 'Opens and closes the popover.',
        selector: '[aria-haspopup=dialog]',
      },
      {
        name: 'Content',
        description: 'Text or a few controls. It scrolls if it is too tall.',
        selector: '[role=dialog]',
      },
    ],
  },
  accessibility: {
    role: '`button`, and a `dialog` that is not modal',
    announced: 'The label when it opens. Escape closes it and returns the focus.',
    criteria: ['1.4.13', '2.1.1', '2.4.3', '4.1.2'],
  },
  good: [
    { text: 'Name it after what it is about, not after its button: “Filters of orders”.' },
    { text: 'Keep it short enough to read without scrolling.' },
  ],
  bad: [
    { text: 'Don’t open it on hover. Touch screens have none, and people open it by accident.' },
    { text: 'Don’t put a form that loses input in it. A click elsewhere closes it.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: open the popover and move to its first control, or close it.',
    },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Move between its controls. Past the last or first one, it closes and focus returns to the button.',
    },
    { keys: 'Arrow keys', does: 'Belong to the focused control, or scroll.' },
    { keys: 'Escape', does: 'Closes it. Focus returns to the button.' },
  ],
};

const filters = (
  <Stack gap="s">
    <Stack gap="none">
      <Checkbox label="Paid" name="paid" defaultChecked />
      <Checkbox label="Refunded" name="refunded" />
    </Stack>
    <TextLink href="#reset" standalone>
      Reset filters
    </TextLink>
  </Stack>
);

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    'aria-label': 'Filters of orders',
    trigger: (props) => (
      <Button variant="quiet" {...props}>
        Filters
      </Button>
    ),
    children: filters,
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 320 }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '360px' },
      description: {
        component:
          'Content next to the button that opens it. The page stays usable: a click elsewhere closes the popover and still does its work. It flips and moves where there is no room.',
      },
    },
  },
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story();

export const Open = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Filters of orders' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(within(popover).getByRole('checkbox', { name: 'Paid' })).toHaveFocus(),
    );
  },
});

export const Closed = meta.story({ tags: ['!dev', '!autodocs'] });

/** Opens with Enter and Space, moves with Tab, and closes with Escape or past its ends. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    const findFirst = () => screen.findByRole('checkbox', { name: 'Paid' });
    await userEvent.tab();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      const first = await findFirst();
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    const first = await findFirst();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Reset filters' })).toHaveFocus();
    await userEvent.tab();
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const again = await findFirst();
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.tab({ shift: true });
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A click elsewhere closes it and still does its work; a second click on the button closes it too. */
export const ClosedByClick = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Inline gap="s">
      <Popover {...args} />
      <Checkbox label="Show archived" name="archived" />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await isClosed();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    const archived = canvas.getByRole('checkbox', { name: 'Show archived' });
    await userEvent.click(archived);
    await isClosed();
    await expect(archived).toBeChecked();
    await expect(archived).toHaveFocus();
  },
});

/** Without a control inside, the text itself gets the focus, so that it is read out. */
export const TextOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    'aria-label': 'What Revenue means',
    trigger: (props) => <IconButton icon="info" aria-label="What Revenue means" {...props} />,
    children: (
      <Text size="small">Payments of orders and paid projects, less refunds, since the start.</Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What Revenue means' }));
    const popover = await screen.findByRole('dialog', { name: 'What Revenue means' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await isClosed();
  },
});

/** Near the edges of the screen, it moves and flips, and always stays on the screen. */
export const AtEdges = meta.story({
  // Layout needs a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  args: { open: true, align: 'end' },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => {
      const { left, right } = popover.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(12);
      expect(right).toBeLessThanOrEqual(window.innerWidth - 12);
    });
  },
});

/** Long content scrolls, and is reachable by keyboard. */
export const LongText = meta.story({
  // Layout needs a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    width: 'medium',
    open: true,
    children: (
      <Text size="small">
        {'Payments of orders and paid projects, less refunds, since the start. '.repeat(20)}
        {'Harbourbakery'.repeat(6)}
      </Text>
    ),
  },
  play: async ({ userEvent }) => {
    const scroller = await screen.findByRole('group', { name: 'Filters of orders' });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    open: true,
    'aria-label': 'סינון הזמנות',
    trigger: (props) => (
      <Button variant="quiet" {...props}>
        סינון
      </Button>
    ),
    children: <Text size="small">רק הזמנות ששולמו.</Text>,
  },
});
