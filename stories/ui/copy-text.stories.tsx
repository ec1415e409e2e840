import { expect, fn, waitFor } from 'storybook/test';
import { CopyText } from '#ui/copy-text';
import { DescriptionList } from '#ui/description-list';
import preview from '../../.storybook/preview.tsx';
import { withClipboard } from '../fixtures/clipboard.ts';

const meta = preview.meta({
  title: 'Actions/CopyText',
  component: CopyText,
  args: {
    children: '+1 555 0100',
    text: '+1 555 0100',
    'aria-label': 'Copy phone',
    onFail: fn(),
    startTimer: fn(() => () => {}),
  },
  parameters: {
    guide: {
      use: 'For many texts of a page that people copy now and then, such as answers or contact details.',
      avoid:
        'For the one value that people came to copy, use a **CopyField**. For several values together, use a **CopyButton**.',
      anatomy: {
        parts: [
          { name: 'Text', selector: 'div > div' },
          {
            name: 'Icon button',
            description: 'With a mouse, appears on hover and focus.',
            selector: 'button',
          },
        ],
      },
      responsive: 'On touch screens, the icon is always visible.',
      accessibility: {
        role: '`button` with a `status`',
        announced: 'The text and the button. After copying, that it was copied.',
        criteria: ['2.1.1', '2.4.7', '4.1.3'],
      },
      good: [
        { text: 'Name what is copied in the label of the button.' },
        { text: 'Handle `onFail` with a message. Without HTTPS, browsers have no clipboard.' },
      ],
      bad: [{ text: 'Don’t use it for text that people only read.' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button and shows it.' },
        { keys: 'Enter, Space', does: 'Copies the text.' },
      ],
    },
    docs: {
      description: {
        component:
          'A text with an icon that copies it and becomes a check for two seconds. Lists of such texts stay calm, because the icon appears only where the pointer or the focus is.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Copied to clipboard'),
      );
    });
    await expect(writeText).toHaveBeenCalledWith('+1 555 0100');
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

export const Copied = meta.story({ args: { copied: true } });

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy phone' })).toHaveFocus();
    await withClipboard({ writeText }, () => userEvent.keyboard('{Enter}'));
    await withClipboard({ writeText }, () => userEvent.keyboard(' '));
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

/** Long text wraps beside the icon. */
export const InList = meta.story({
  tags: ['!dev', '!autodocs'],
  render: ({ onFail }) => {
    const texts = ['Ada’s Kitchen', 'Harbourbakery'.repeat(8), 'Lunch by the harbor. '.repeat(8)];
    return (
      <div style={{ maxInlineSize: 420 }}>
        <DescriptionList
          layout="dense"
          items={texts.map((text, place) => ({
            term: `Answer ${place + 1}`,
            detail: (
              <CopyText text={text} aria-label={`Copy answer ${place + 1}`} onFail={onFail}>
                {text}
              </CopyText>
            ),
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy answer 2' }).focus();
    for (const element of canvas.getAllByRole('definition')) {
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    }
  },
});
