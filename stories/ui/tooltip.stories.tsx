import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextField } from '#ui/text-field';
import {
  Tooltip,
  type TooltipProps,
  TooltipProvider,
  tooltipDelayMs,
  tooltipSkipDelayMs,
} from '#ui/tooltip';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For extra information about a control that has a name, such as a shortcut or the full time behind a short date.',
  avoid:
    'For anything essential, use text in the page. Touch screens never show tooltips. For help with a field, use its description.',
  accessibility: {
    role: '`tooltip`',
    announced: 'Its text, as the description of what it belongs to.',
    criteria: ['1.4.13', '2.1.1', '4.1.2'],
  },
  good: [
    { text: 'Keep it to a few words, without a period.' },
    { text: 'Use it on focusable elements, so that it works with the keyboard too.' },
  ],
  bad: [
    { text: 'Don’t repeat the control’s name. It would be read out twice.' },
    { text: 'Don’t put a link or a button in it. They can’t be reached.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Focusing the control shows the tooltip immediately; leaving it hides the tooltip.',
    },
    { keys: 'Escape', does: 'Hides the tooltip. Focus stays.' },
  ],
};

const text = 'As plain text, with every field';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text,
    side: 'bottom' as const,
    children: (
      <IconButton icon="copy" variant="quiet" aria-label="Copy all details" onClick={() => {}} />
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 48, minBlockSize: 160 }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '220px' },
      description: {
        component:
          'Extra text on hover and focus: after 700 ms, or without delay within 300 ms of another. It adds to a name and never replaces it, and touch screens never show it.',
      },
    },
  },
});

/** Always open, for screenshots. */
export const Default = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy all details' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(text));
  },
});

/** Focus opens it immediately, Escape closes it, and the control keeps focus. */
export const OnFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy all details' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(text));
    await expect(button).toHaveAccessibleDescription(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
  },
});

/** A resting pointer waits 700 ms; the neighbor opens immediately. */
export const SkipDelay = meta.story({
  tags: ['!dev', '!autodocs'],
  // Hovering needs a real browser.
  render: () => (
    <TooltipProvider>
      <Inline>
        <Tooltip text="Newest first" side="bottom">
          <IconButton icon="chevron-down" variant="quiet" aria-label="Sort" onClick={() => {}} />
        </Tooltip>
        <Tooltip text="Adds a row" side="bottom">
          <IconButton icon="plus" variant="quiet" aria-label="Add" onClick={() => {}} />
        </Tooltip>
      </Inline>
    </TooltipProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect([tooltipDelayMs, tooltipSkipDelayMs]).toEqual([700, 300]);
    const moveTo = async (name: string) => {
      const target = canvas.getByRole('button', { name });
      const { left, top, width, height } = target.getBoundingClientRect();
      // A real pointer moves slightly.
      for (const step of [1, 2, 3, 4]) {
        const coords = { clientX: left + width / 2 + step, clientY: top + height / 2 };
        await userEvent.pointer({ target, coords });
      }
    };
    await moveTo('Sort');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Newest first'), {
      timeout: 3000,
    });
    await moveTo('Add');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Adds a row'), {
      timeout: tooltipDelayMs - 200,
    });
  },
});

const sides: NonNullable<TooltipProps['side']>[] = ['top', 'bottom'];

export const Sides = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 56, justifyItems: 'center' }}>
      {sides.map((side) => (
        <Tooltip key={side} {...args} text={`On the ${side}`} side={side} open />
      ))}
    </div>
  ),
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    open: true,
    text: 'Processed on Thursday, January 15, 2026 at 12:00:00 PM Coordinated Universal Time by admin@example.com',
  },
});

/** The control's own description is kept and read first. */
export const OnDescribedField = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    open: true,
    children: <TextField label="Order ID" description="As shown in your email." name="order" />,
    text: 'ACC-2026-0001',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Order ID' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('As shown in your email. ACC-2026-0001'),
    );
  },
});
