import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { MoneyField } from '#ui/money-field';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For an amount in US dollars that people type, such as a price or a budget.',
  avoid:
    'For other numbers, use a **TextField** with `inputMode="numeric"`. To show an amount, use a **Price** or a **Table**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      { name: 'Currency', selector: 'input + span, span:has(+ input)' },
      { name: 'Input', selector: 'input' },
    ],
  },
  accessibility: {
    role: '`spinbutton`',
    announced:
      'The label with its hint. The currency sign is hidden, so name the currency in the label or hint.',
    criteria: ['1.3.1', '3.3.1', '3.3.2'],
  },
  good: [
    { text: 'Keep the value as text, “49.00”. Cents never pass through a float.' },
    { text: 'Say in the description what the amount is for: “Each month, before support.”' },
    { text: 'Say in the message how to fix it: “Use at most two decimals”.' },
  ],
  bad: [
    { text: 'Don’t repeat the currency in the label. The field shows $ and USD.' },
    { text: 'Don’t explain the format in the message. The field does that when needed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leaves the field, which then shows two decimals.' },
    { keys: 'Arrow up, Arrow down', does: 'Increase or decrease by one cent.' },
  ],
};

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 280 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Price', name: 'price', defaultValue: '49.00' },
  decorators: [narrow],
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'An amount in US dollars: a number field with steps of one cent. It accepts 49, 49.5 and 49.00 and shows two decimals when it loses focus. A comma becomes a decimal point. Pasted text that isn’t an amount, or could be two, is refused, with an error that shows the format. The mouse wheel doesn’t change the value.',
      },
    },
  },
});

export const Default = meta.story({});

/** The caller is notified of every keystroke, and again when the decimals are added. */
export const PadsDecimals = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '', onValueChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '49.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('49.5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('49.50');
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByDisplayValue('49.50')).toBe(field);
  },
});

/** Arrow keys are native; decimals are added on blur. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('step', '0.01');
    await expectNativeKeys(userEvent, '{ArrowUp}', '{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByDisplayValue('12.00')).toBe(field);
  },
});

export const Controlled = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Render({ label, name }) {
    const [value, setValue] = useState('120');
    return <MoneyField label={label} name={name} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Price' }));
    await userEvent.tab();
    await expect(canvas.getByDisplayValue('120.00')).toBeVisible();
  },
});

/** Amounts are never rounded silently. */
export const Invalid = meta.story({
  args: { defaultValue: '49.999', error: 'Use at most two decimals' },
});

export const InvalidInUse = Invalid.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByDisplayValue('49.999')).toBe(field);
    await expect(field).toHaveAccessibleDescription('Use at most two decimals');
  },
});

const invalidMessage = 'Enter an amount like 12.50';

/** The comma can mean cents or thousands, so the field asks instead of guessing. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.click(field);
    await userEvent.paste('1,250');
    await waitFor(() => expect(field).toHaveAccessibleDescription(invalidMessage));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(invalidMessage));
    await expect(field).toHaveValue(null);
    await userEvent.type(field, '12.5');
    await expect(field).not.toHaveAccessibleDescription();
  },
});

export const WithDescription = meta.story({
  args: { aside: 'optional', description: 'Each month, before support.', defaultValue: '' },
});
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'What the website costs each month once the first year is over',
    aside: 'optional',
    description: 'It is charged on the day of the month of the first payment.',
    error: 'That is more than we can charge at once. Enter an amount below a million dollars.',
    defaultValue: '123456789012345678901234.99',
  },
  play: async ({ canvasElement }) => {
    const place = canvasElement.firstElementChild;
    await expect(place?.scrollWidth).toBeLessThanOrEqual(280);
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LargestAmount = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '99999999.99' },
});
