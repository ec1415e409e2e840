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
  args: {
    legend: 'Support package',
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

export const Untouched = meta.story({ args: { defaultValue: undefined } });

export const Across = meta.story({
  args: {
    legend: 'Billing',
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
    legend: 'Who are you?',
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
