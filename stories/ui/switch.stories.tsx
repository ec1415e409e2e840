import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Switch, type SwitchProps } from '#ui/switch';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Email me about new orders', onCheckedChange: fn() },
  parameters: {
    guide: {
      use: 'For a setting that takes effect as soon as it is turned on or off, such as a notification or a mode.',
      avoid:
        'In a form with a Save button, use a **Checkbox**. For one of several options, use a **RadioGroup**. For something that can’t be undone, use a **Button** and a **ConfirmDialog**.',
      anatomy: {
        parts: [
          { name: 'Switch', selector: '[role=switch]' },
          { name: 'Label', description: 'Can be pressed too.', selector: 'label > span' },
        ],
      },
      accessibility: {
        role: '`switch` and `status`',
        announced:
          'The label, whether it is on, then the description. While it saves, that it is busy.',
        criteria: ['1.3.1', '2.1.1', '2.5.8', '4.1.2'],
      },
      good: [
        {
          text: 'Name what is on when the switch is on.',
          example: <Switch label="Email me about new orders" defaultChecked />,
        },
        {
          text: 'Say in the description what changes, and for whom.',
          example: (
            <Switch
              label="Show on the home page"
              description="Customers see it within a minute."
              defaultChecked
            />
          ),
        },
        {
          text: 'Move the switch at once and show that it is being saved. If saving fails, move it back and say why.',
          example: (
            <Switch
              label="Email me about new orders"
              checked
              onCheckedChange={() => {}}
              loading="Saving..."
            />
          ),
        },
      ],
      bad: [
        {
          text: 'Ask a question or change the label with the state. It is unclear what on means.',
          example: <Switch label="Turn off emails?" defaultChecked />,
        },
        {
          text: 'Combine it with a Save button. People leave the page before they press it.',
          example: (
            <Stack gap="xs" align="start">
              <Switch label="Email me about new orders" />
              <Button size="small">Save</Button>
            </Stack>
          ),
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the switch, also while it is loading.' },
        { keys: 'Space', does: 'Turns it on or off. Does nothing while it is loading.' },
      ],
    },
    docs: {
      description: {
        component:
          'Turns one setting on or off immediately. It is a native checkbox with the role of a switch, so a form sends it by name while it is on.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Email me about new orders' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Email me about new orders'));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

/** The description is read out with the switch. */
export const WithDescription = meta.story({
  args: { description: 'Sent to your account’s email address.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Sent to your account’s email address.',
    );
  },
});

/** Why it couldn’t be saved. */
export const Failed = meta.story({
  args: { error: 'We couldn’t save this setting. Try again.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('We couldn’t save this setting. Try again.');
  },
});

export const Disabled = meta.story({
  render: (args) => (
    <Stack gap="none">
      <Switch onCheckedChange={args.onCheckedChange} label="Off and disabled" disabled />
      <Switch
        onCheckedChange={args.onCheckedChange}
        label="On and disabled"
        disabled
        defaultChecked
      />
    </Stack>
  ),
});

export const DisabledInUse = Disabled.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    for (const control of canvas.getAllByRole('switch')) {
      await expect(control).toBeDisabled();
      await userEvent.click(control);
    }
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

function SavingSwitch({ label, onCheckedChange }: SwitchProps) {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label={label}
      checked={isOn}
      onCheckedChange={(next) => {
        setOn(next);
        onCheckedChange?.(next);
      }}
      loading={isOn && 'Saving...'}
    />
  );
}

export const Loading = meta.story({ args: { defaultChecked: true, loading: 'Saving...' } });

/** While the setting is saved, the switch keeps its new state and its focus, and ignores clicks. */
export const LoadingInUse = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <SavingSwitch {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving...'));
    await userEvent.click(control);
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

const submitted = fn((_data: object) => {});

/** In a form that only continues to the next step, it is sent by name while it is on. */
export const InForm = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack align="start">
        <Switch {...args} name="orders" value="yes" />
        <Switch {...args} label="Email me about replies" name="replies" value="yes" />
        <Button type="submit">Continue</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Email me about replies' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(submitted).toHaveBeenLastCalledWith({ replies: 'yes' });
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    label:
      'Email me about new orders, replies and cancellations of thequietpracticefamilymedicineandphysiotherapy.example',
    description:
      'One email for each event, sent within a minute, to every address that is verified in your account.',
    error: 'We couldn’t save this setting, because the server is not responding. Try again.',
    defaultChecked: true,
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: { label: 'הודעות על הזמנות', description: 'לכתובת שבחשבון.', defaultChecked: true },
});

/** State shows in position and fill, also without the page’s colors. */
export const ForcedColors = meta.story({
  tags: ['!dev', '!autodocs', 'forced-colors'],
  render: () => (
    <Stack gap="none">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off and disabled" disabled />
      <Switch label="On and disabled" disabled defaultChecked />
    </Stack>
  ),
});
