import { expect } from 'storybook/test';
import { SelectField } from '#ui/select-field';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const options = ['Technical Issue', 'Website Changes', 'Billing Question'].map((label) => ({
  label,
  value: label,
}));

const meta = preview.meta({
  title: 'Forms/SelectField',
  component: SelectField,
  argTypes: {
    placeholder: { description: 'The first, empty option.' },
  },
  args: { label: 'Topic', name: 'inquiryType', options, placeholder: 'Choose a topic' },
  // The select is uncontrolled, so a new default needs a new element.
  render: (args) => <SelectField key={args.defaultValue} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one of seven to about ten plain options that people know by name, such as a topic or a status. Native lists work best on phones.',
      avoid:
        'For up to six options worth comparing, use a **RadioGroup**. For more than about ten, such as countries or time zones, use a **Combobox**. For a yes or no answer, use a **Checkbox**. For actions, use a **Menu**.',
      anatomy: {
        parts: [
          { name: 'Label', selector: 'label' },
          {
            name: 'Select',
            description: 'Opens the list of the browser or the phone.',
            selector: 'select',
          },
        ],
      },
      accessibility: {
        role: '`combobox`',
        announced: 'The label and the chosen option, then hint and error.',
        criteria: ['1.3.1', '3.3.1', '4.1.2'],
      },
      good: [
        {
          text: 'Start with a placeholder that says what to choose, unless one option is right for most people.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <SelectField
                label="Topic"
                name="good-topic"
                options={options}
                placeholder="Choose a topic"
              />
            </div>
          ),
        },
        {
          text: 'Sort options by frequency, or alphabetically if people look for a name.',
        },
      ],
      bad: [
        {
          text: 'Hide two options in a list. People have to open it to see that there are only two.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 300 }}>
              <SelectField
                label="Do you have a domain?"
                name="bad-domain"
                placeholder="Choose"
                options={options.slice(0, 2)}
              />
            </div>
          ),
        },
        { text: 'Submit the form or leave the page when an option is selected.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the select.' },
        { keys: 'Space', does: 'Opens the list. Enter selects the highlighted option.' },
        { keys: 'Arrow keys', does: 'Move to the next or previous option.' },
        { keys: 'Letters', does: 'Jump to the option that starts with them.' },
        { keys: 'Escape', does: 'Closes the list and keeps the selection.' },
      ],
    },
    docs: {
      description: {
        component:
          'One of several options in a native list, which works best on phones. For up to six options worth comparing, use a **RadioGroup**. For more than about ten, such as countries or time zones, use a **Combobox**.',
      },
    },
  },
});

export const Default = meta.story({});

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Topic' });
    await userEvent.selectOptions(field, 'Billing Question');
    await expect(field).toHaveValue('Billing Question');
  },
});
/** Opening and navigating the list is native. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Topic' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveDisplayValue('Choose a topic');
    await expectNativeKeys(userEvent, '{ArrowDown}', '{ArrowUp}', ' ', 'w', '{Enter}', '{Escape}');
  },
});
export const Selected = meta.story({ args: { defaultValue: 'Website Changes' } });
export const Invalid = meta.story({ args: { error: 'Choose a topic.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'What should we look at first when we review your website together',
    description: 'One topic is enough. The others can wait until next time.',
    error: 'Choose the topic that comes closest, even if none matches exactly.',
    placeholder: 'Choose the topic that comes closest to your question',
  },
});
