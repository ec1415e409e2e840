import { expect, fn } from 'storybook/test';
import { RadioGroup } from '#ui/radio-group';
import preview from '../../.storybook/preview.tsx';

const packages = [
  { value: 'none', title: 'No Support', price: '$0.00' },
  {
    value: 'migration',
    title: 'Migration Support',
    price: 'Free',
    note: 'Advice only, no development',
  },
  {
    value: 'regular',
    title: 'Regular Support',
    badge: 'Recommended',
    price: '+$50.00/month',
    list: [
      'Migration support',
      'Priority email support',
      'Maintenance',
      'Bug fixes and security patches',
      'Performance monitoring',
      'Monthly check-ins',
    ],
  },
];

const meta = preview.meta({
  title: 'ui/form/RadioGroup',
  component: RadioGroup,
  argTypes: {
    label: { description: 'The question that the options answer.' },
    labelSize: { description: '`large` where it heads a part of the form.' },
  },
  args: {
    label: 'Support package',
    name: 'supportPackage',
    options: packages,
    defaultValue: 'none',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one of two to six answers that are worth comparing: title, price, and what each holds, all in view at once.',
      avoid:
        'More than six plain answers are a **SelectField**. A yes or no is a **Checkbox**. Switching what a page shows is **Tabs**.',
      good: [
        {
          text: 'Put what differs at the same place in every option: the price at the end of the line.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 340 }}>
              <RadioGroup
                label="Billing"
                name="good-billing"
                defaultValue="month"
                options={[
                  { value: 'month', title: 'Monthly', price: '$39.00' },
                  { value: 'year', title: 'Annual', price: '$199.00' },
                ]}
              />
            </div>
          ),
        },
        { text: 'Choose the cheapest or the most careful answer beforehand, or none.' },
      ],
      bad: [
        {
          text: 'Write the price into the title: it cannot be compared at a glance.',
          example: (
            <div style={{ inlineSize: '100%', maxInlineSize: 340 }}>
              <RadioGroup
                label="Billing"
                name="bad-billing"
                options={[
                  { value: 'month', title: 'Monthly, for $39.00 each' },
                  { value: 'year', title: '$199.00 when paid annually' },
                ]}
              />
            </div>
          ),
        },
        { text: 'Choose what costs more beforehand.' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the chosen option, else to the first, and then out of the group.',
        },
        { keys: 'Arrow keys', does: 'Move to the next or the previous option and choose it.' },
        { keys: 'Space', does: 'Chooses the option one is on.' },
      ],
    },
    docs: {
      description: {
        component:
          'One of a few, all in view, so that they can be compared: title, price, and what each holds. Native radio buttons, so arrow keys work and nothing chosen early is lost. More than six plain options are a **SelectField**.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('radio', { name: /^Regular Support/ });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('regular');
  },
});

/** One stop for all of them; arrows choose as they move. */
export const ByKeyboard = meta.story({
  args: { defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const option = (name: RegExp) => canvas.getByRole('radio', { name });
    const isChosen = async (name: RegExp) => {
      await expect(option(name)).toHaveFocus();
      await expect(option(name)).toBeChecked();
    };
    await userEvent.tab();
    await expect(option(/^No Support/)).toHaveFocus();
    await expect(option(/^No Support/)).not.toBeChecked();
    await userEvent.keyboard(' ');
    await isChosen(/^No Support/);
    await userEvent.keyboard('{ArrowDown}');
    await isChosen(/^Migration Support/);
    await userEvent.keyboard('{ArrowRight}');
    await isChosen(/^Regular Support/);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await isChosen(/^No Support/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(focused());
    await userEvent.tab({ shift: true });
    await isChosen(/^Migration Support/);
  },
});

export const Untouched = meta.story({ args: { defaultValue: undefined } });

export const Across = meta.story({
  args: {
    label: 'Billing',
    name: 'billingInterval',
    flow: 'across',
    defaultValue: 'month',
    options: [
      { value: 'month', title: 'Monthly', price: '$49.00', note: 'Renews every month' },
      { value: 'year', title: 'Annual', price: '$199.00', note: 'Renews every year' },
    ],
  },
});

export const Plain = meta.story({
  args: {
    label: 'Who are you?',
    name: 'customerType',
    flow: 'across',
    defaultValue: undefined,
    options: [
      { value: 'existing', title: 'Existing Customer' },
      { value: 'new', title: 'Sales Inquiry' },
    ],
  },
});

export const Invalid = meta.story({
  args: { defaultValue: undefined, message: 'Choose a support package' },
});

export const Disabled = meta.story({ args: { disabled: true } });

const longWord = 'Harbourbakery'.repeat(4);

/** In a narrow place a list is one column, however wide the window is; a word without an end breaks. */
export const LongText = meta.story({
  args: {
    label: 'How much help would you like with the website after it has been handed over',
    description: 'It can be changed each month; what has been paid stays paid until its end.',
    defaultValue: 'expansion',
    options: [
      {
        value: 'expansion',
        title: 'Expansion Support with a dedicated architect and a QA engineer',
        badge: 'Recommended for shops',
        price: '+$12,500.00/month',
        note: 'For the-quiet-practice-family-medicine-and-physiotherapy.example and all of its sisters',
        list: ['Everything of the other packages, and an answer within the hour on every day'],
      },
      { value: 'none', title: 'No Support', price: '$0.00' },
      { value: 'bakery', title: longWord, price: '$49.00', list: [longWord, 'Free'] },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    const [item] = canvas.getAllByText(longWord).slice(-1);
    const leftOf = (element?: HTMLElement) => element?.getBoundingClientRect().left;
    await expect(leftOf(canvas.getByText('Free'))).toBe(leftOf(item));
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

function focused() {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}
