import { expect } from 'storybook/test';
import { SelectField } from '#ui/select-field';
import preview from '../../.storybook/preview.tsx';
import { expectNativeKeys } from './keyboard.ts';

const options = ['Technical Issue', 'Website Changes', 'Billing Question'].map((label) => ({
  label,
  value: label,
}));

const meta = preview.meta({
  title: 'ui/form/SelectField',
  component: SelectField,
  argTypes: {
    placeholder: { description: 'The first, empty choice.' },
  },
  args: { label: 'Topic', name: 'inquiryType', options, placeholder: 'Choose a topic' },
  // The browser keeps the choice: another first value needs another field.
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
      use: 'For one of more than six plain answers that people know by name: a topic, a status, a country. The system’s own list is the best one on a phone.',
      avoid:
        'Up to six answers that deserve a comparison are a **RadioGroup**: all in view, with what each costs. A yes or no is a **Checkbox**. What it does is a **Menu**.',
      good: [
        {
          text: 'Begin with a placeholder that says what to choose, unless one answer is right for most.',
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
          text: 'Sort by how often it is chosen, or by the alphabet where people look for a name.',
        },
      ],
      bad: [
        {
          text: 'Hide two answers in a list: it takes a press to see that there are only two.',
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
        { text: 'Send the form, or leave the page, as soon as something is chosen.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it.' },
        { keys: 'Space', does: 'Opens the list; Enter takes the marked answer.' },
        { keys: 'Arrow keys', does: 'Move to the next or the previous answer.' },
        { keys: 'Letters', does: 'Jump to the answer that begins with them.' },
        { keys: 'Escape', does: 'Closes the list and keeps the answer.' },
      ],
    },
    docs: {
      description: {
        component:
          'One of many, in the system’s own list, which every phone knows best. Up to six options that deserve a comparison are a **RadioGroup**.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Topic' });
    await userEvent.selectOptions(field, 'Billing Question');
    await expect(field).toHaveValue('Billing Question');
  },
});
/** A native list: opening it and going through it is the browser’s own. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Topic' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveDisplayValue('Choose a topic');
    await expectNativeKeys(userEvent, '{ArrowDown}', '{ArrowUp}', ' ', 'w', '{Enter}', '{Escape}');
  },
});
export const Chosen = meta.story({ args: { defaultValue: 'Website Changes' } });
export const Invalid = meta.story({ args: { message: 'Choose a topic' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: {
    label: 'What should we look at first when we go through your website together',
    description: 'One topic is enough; the others can wait for the next time that we talk.',
    message: 'Choose the topic that comes closest, even where none of them fits quite well',
    placeholder: 'Choose the topic that comes closest to what you would like to ask us',
  },
});
