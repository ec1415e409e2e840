import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Counter, type CounterProps } from '#ui/counter';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const guide: Guide = {
  use: 'For a small whole number that is mostly changed by one or two: seats, days, tries.',
  avoid:
    'For money take a **MoneyField**. For three or four fixed choices take a **RadioGroup**; for years and other large numbers a **TextField**.',
  good: [
    { text: 'Let the label say what is counted: the buttons are named after it.' },
    { text: 'Say the bounds in the description when somebody could run into them.' },
  ],
  bad: [
    { text: 'Don’t use it where the way takes more than ten presses.' },
    { text: 'Don’t hide the field: typing is faster for whoever knows the number.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the minus, the field, the plus.' },
    { keys: 'Arrow up, Arrow down', does: 'In the field: one more, one less.' },
    { keys: 'Enter, Space', does: 'On a button: one less, one more. The new number is read out.' },
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
  title: 'ui/form/Counter',
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
          'A small whole number, counted by thumb or typed. The caller only ever gets a number within the bounds.',
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

/** The minus, the field, the plus; the number that a button made is read out. */
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

/** What is typed counts once it is allowed; what is left behind comes back within the bounds. */
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

/** Enter sends the form around it with what is allowed. */
export const SentByEnter = meta.story({
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

/** At an end the button keeps its place and the focus. */
export const AtItsLeast = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Decrease Team members' });
    await userEvent.click(less);
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const AtItsMost = meta.story({ args: { value: 12 } });
export const WithTexts = meta.story({
  args: { description: 'One to twelve people see the dashboard.', message: 'Choose at least two' },
});
export const OnAPhone = meta.story({ tags: ['phone'] });
