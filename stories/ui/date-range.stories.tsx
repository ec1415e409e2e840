import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRange, type DateSpan, lastDays } from '#ui/date-range';
import preview from '../../.storybook/preview.tsx';

const today = '2026-01-31';
const presets = [
  { label: 'Last 7 days', span: lastDays(7, today) },
  { label: 'Last 30 days', span: lastDays(30, today) },
  { label: 'This month', span: { start: '2026-01-01', end: today } },
];

const meta = preview.meta({
  title: 'Forms/DateRange',
  component: DateRange,
  args: {
    label: 'Created',
    name: 'created',
    presets,
    defaultValue: lastDays(7, today),
    min: '2025-01-01',
    max: today,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <form aria-label="Report" style={{ maxInlineSize: 520 }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a span of days that people know or choose from a few: a report, the entries of a month.',
      avoid:
        'For a few fixed spans, use a **SelectField** or an **InlineSelect**. For one day, use a **TextField**.',
      good: [
        { text: 'Offer the spans that most people need as presets, the shortest first.' },
        { text: 'Compute presets in the time zone of the data, and say which one it is.' },
      ],
      bad: [
        { text: 'Swap the two days silently. Say that the end is before the start.' },
        { text: 'Allow days for which there can be no data. Set `min` and `max`.' },
      ],
      anatomy: {
        parts: [
          { name: 'Legend', description: 'Names the group.', selector: 'legend' },
          {
            name: 'Presets',
            description: 'Optional. The spans that most people need.',
            selector: 'select',
          },
          { name: 'Start', selector: 'input[name=createdStart]' },
          { name: 'End', selector: 'input[name=createdEnd]' },
          {
            name: 'Summary',
            description: 'The span and its length in words.',
            selector: '[role=status]',
          },
        ],
      },
      accessibility: {
        role: '`group`, named by its legend, with a `combobox` and two date fields',
        announced:
          'The span and its length after each change. A wrong order or limit belongs to both fields and appears once a field is left.',
        criteria: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '4.1.3'],
      },
      keyboard: [
        { keys: 'Tab', does: 'Moves to the presets, then through day, month and year.' },
        { keys: 'Up and down arrow', does: 'Change the preset, or the part of the date.' },
        { keys: 'Digits', does: 'Type the part of the date.' },
        { keys: 'Space', does: 'Opens the browser’s calendar.' },
      ],
    },
    docs: {
      description: {
        component:
          'Two native date fields and presets. The browser formats the fields in the reader’s language and brings its own calendar. The line below says the span and its length, and is announced.',
      },
    },
  },
});

const setDay = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } });

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Created' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Jan 25\s–\s31, 2026 · 7 days/);
    const period = canvas.getByRole('combobox', { name: 'Period' });
    await userEvent.selectOptions(period, 'Last 30 days');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-01-02', end: today },
      true,
    );
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-02');
    await setDay(canvas.getByLabelText('From'), '2026-01-10');
    await expect(period).toHaveDisplayValue('Custom');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Report' });
    await expect([...new FormData(form)]).toEqual([
      ['createdStart', '2026-01-10'],
      ['createdEnd', today],
    ]);
  },
});

/** Days that start with an error say so at once. */
export const WrongOrder = meta.story({
  args: { defaultValue: { start: '2026-01-25', end: '2026-01-01' }, presets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(
      'The end is before the start. Choose a later end.',
    );
  },
});

/** The sentence appears when the field is left, not while a year is being typed. */
export const WrongOrderWhileTyping = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const end = canvas.getByLabelText<HTMLInputElement>('To');
    await setDay(end, '2026-01-01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-01-25', end: '2026-01-01' },
      false,
    );
    await expect(end).not.toHaveAttribute('aria-invalid');
    await fireEvent.focusOut(end);
    await expect(end).toHaveAccessibleDescription(
      'The end is before the start. Choose a later end.',
    );
    await expect(end.validationMessage).not.toBe('');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const OutsideLimits = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('From');
    await setDay(start, '2024-12-31');
    await fireEvent.focusOut(start);
    await expect(start).toHaveAccessibleDescription(
      /^Choose days within Jan 1, 2025\s–\sJan 31, 2026\.$/,
    );
  },
});

/** Tab moves from the presets to both days. The arrows of the fields are the browser’s. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
  },
});

/** The owner keeps the days. */
export const InOwnersState = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Render({ label, name, presets, min, max }) {
    const [value, setValue] = useState<DateSpan>(lastDays(30, today));
    return (
      <DateRange
        label={label}
        name={name}
        presets={presets}
        min={min}
        max={max}
        value={value}
        onValueChange={setValue}
      />
    );
  },
  play: async ({ canvas }) => {
    await setDay(canvas.getByLabelText('To'), '2026-01-30');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-01-30');
  },
});

export const Empty = meta.story({ args: { defaultValue: undefined, presets: [] } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeDisabled();
  },
});

export const WithDescriptionAndError = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    description: 'Days in UTC, from the first order on.',
    error: 'The report couldn’t be made. Choose a shorter span.',
  },
});

export const OnPhone = meta.story({ tags: ['phone'] });

/** Right to left for the layout, in forced colors. */
export const InForcedColors = meta.story({
  tags: ['!dev', '!autodocs', 'forced-colors'],
  render: (args) => (
    <div dir="rtl">
      <DateRange {...args} />
    </div>
  ),
});
