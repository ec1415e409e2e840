import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Counter, type CounterProps } from '#ui/counter';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For a small whole number that people change by one or two, such as seats or days.',
  avoid:
    'For money, use a **MoneyField**. For three or four fixed choices, use a **RadioGroup**. For years and other large numbers, use a **TextField**.',
  accessibility: {
    role: '`spinbutton` with two `button`s',
    announced: 'The label and the number, and the new number after each step.',
    criteria: ['1.3.1', '2.1.1', '4.1.2'],
  },
  good: [
    { text: 'Say in the label what is counted. The names of the buttons include it.' },
    { text: 'State the limits in the description if people may reach them.' },
  ],
  bad: [
    { text: 'Don’t use it for changes of more than ten.' },
    { text: 'Don’t hide the field. Typing is faster when people know the number.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the minus button, the field and the plus button.' },
    { keys: 'Arrow up, Arrow down', does: 'In the field: increase or decrease by one.' },
    {
      keys: 'Enter, Space',
      does: 'On a button: decreases or increases by one. The new number is announced.',
    },
  ],
};

function Alive(args: CounterProps) {
  const [value, setValue] = useState(args.value);
  const change = (number: number) => {
    setValue(number);
    args.onValueChange(number);
  };
  return <Counter {...args} value={value} onValueChange={change} />;
}

const sent = fn();

const meta = preview.meta({
  title: 'Forms/Counter',
  component: Counter,
  args: {
    label: 'Team members',
    name: 'teamMembers',
    value: 3,
    min: 1,
    max: 12,
    onValueChange: fn(),
  },
  render: (args) => <Alive key={args.value} {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A small whole number, set by buttons or typed. The caller only ever gets a number in range.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Team members' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Team members' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
});

/**
 * Tab moves to the minus button, the field and the plus button. Numbers set by a button are
 * announced.
 */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decrease Team members' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2'));
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'Team members' })).toHaveFocus();
    await expectNativeKeys(userEvent, '{ArrowUp}', '{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Increase Team members' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3'));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(3);
  },
});

/** A typed number counts once it is valid; on blur it is clamped to the range. */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Team members' });
    await userEvent.clear(field);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(field, '40');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByDisplayValue('12')).toBe(field);
  },
});

/** Enter submits the form with a valid number. */
export const SubmittedByEnter = meta.story({
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('teamMembers'));
      }}
    >
      <Stack gap="m">
        <Alive {...args} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    sent.mockClear();
    const field = canvas.getByRole('spinbutton', { name: 'Team members' });
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await expect(sent).toHaveBeenCalledWith('12');
  },
});

/** At the limit, the button keeps its place and focus. */
export const AtMinimum = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Decrease Team members' });
    await userEvent.click(less);
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const AtMaximum = meta.story({ args: { value: 12 } });
export const WithDescription = meta.story({
  args: {
    description: 'One to twelve people can see the dashboard.',
    message: 'Choose at least two.',
  },
});
export const OnPhone = meta.story({ tags: ['phone'] });
