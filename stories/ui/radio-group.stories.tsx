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
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  argTypes: {
    label: { description: 'The question that the options answer.' },
    labelSize: { description: '`large` if it is the title of a part of the form.' },
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
      use: 'For one of two to six options worth comparing, with title, price and details all visible.',
      avoid:
        'For more than six plain options, use a **SelectField**. For a yes or no answer, use a **Checkbox**. To switch views, use **Tabs**.',
      anatomy: {
        parts: [
          { name: 'Legend', description: 'The question.', selector: 'legend' },
          { name: 'Option', description: 'The whole row can be pressed.', selector: 'label' },
          { name: 'Title', selector: 'label span[id$=-title]' },
          { name: 'Price', description: 'Optional.', selector: 'label bdi[id$=-price]' },
          { name: 'Detail', description: 'Optional.', selector: 'label span[id$=-detail]' },
        ],
      },
      responsive:
        'With `orientation="horizontal"`, options are side by side from 740 px. Below, they are stacked.',
      accessibility: {
        role: '`group` of `radio`s',
        announced:
          'The label of the group, then each choice with its price and note, and its position.',
        criteria: ['1.3.1', '2.1.1', '3.3.1', '4.1.2'],
      },
      good: [
        {
          text: 'Put what differs in the same place in every option, with the price at the end of the line.',
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
        { text: 'Preselect the cheapest or safest option, or none.' },
      ],
      bad: [
        {
          text: 'Put the price into the title. It is hard to compare there.',
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
        { text: 'Preselect the more expensive option.' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the selected option, or to the first, and then out of the group.',
        },
        { keys: 'Arrow keys', does: 'Move to the next or previous option and select it.' },
        { keys: 'Space', does: 'Selects the focused option.' },
        { keys: 'Tab, Enter', does: 'Move to a folded list and unfold it.' },
      ],
    },
    docs: {
      description: {
        component:
          'One of a few options, all visible to compare, with title, price and details. They are native radio buttons, so arrow keys work and early selections aren’t lost. For more than six plain options, use a **SelectField**.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('radio', { name: /^Regular Support/ });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('regular');
  },
});

/** One tab stop for all options; arrow keys select. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const option = (name: RegExp) => canvas.getByRole('radio', { name });
    const expectSelected = async (name: RegExp) => {
      await expect(option(name)).toHaveFocus();
      await expect(option(name)).toBeChecked();
    };
    await userEvent.tab();
    await expect(option(/^No Support/)).toHaveFocus();
    await expect(option(/^No Support/)).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expectSelected(/^No Support/);
    await userEvent.keyboard('{ArrowDown}');
    await expectSelected(/^Migration Support/);
    await userEvent.keyboard('{ArrowRight}');
    await expectSelected(/^Regular Support/);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expectSelected(/^No Support/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(focused());
    await userEvent.tab({ shift: true });
    await expectSelected(/^Migration Support/);
  },
});

/** Folded lists keep many options in view. Reading one selects nothing. */
export const FoldedLists = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    options: packages.map((option) => ({ ...option, listSummary: 'What’s included' })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const content = canvas.getByText('Priority email support');
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('What’s included'));
    await expect(content).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('What’s included'));
  },
});

export const NothingSelected = meta.story({ args: { defaultValue: undefined } });

export const Horizontal = meta.story({
  args: {
    label: 'Billing',
    name: 'billingInterval',
    orientation: 'horizontal',
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
    orientation: 'horizontal',
    defaultValue: undefined,
    options: [
      { value: 'existing', title: 'Existing Customer' },
      { value: 'new', title: 'Sales Inquiry' },
    ],
  },
});

export const Invalid = meta.story({
  args: { defaultValue: undefined, error: 'Choose a support package.' },
});

export const Disabled = meta.story({ args: { disabled: true } });

const longWord = 'Harbourbakery'.repeat(4);

/** In narrow containers, the list has one column, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'How much help would you like with the website after it has been delivered',
    description:
      'You can change it each month. What you have paid for stays active until the end of its period.',
    defaultValue: 'expansion',
    options: [
      {
        value: 'expansion',
        title: 'Expansion Support with a dedicated architect and a QA engineer',
        badge: 'Recommended for shops',
        price: '+$12,500.00/month',
        note: 'For the-quiet-practice-family-medicine-and-physiotherapy.example and all related websites',
        list: ['Everything in the other packages, and an answer within an hour every day'],
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
