import { RadioGroup } from 'paper-and-ink/radio-group';

export const Example = () => (
  <RadioGroup
    label="Billing"
    name="billing"
    defaultValue="month"
    options={[
      { value: 'month', title: 'Monthly', price: '$19' },
      { value: 'year', title: 'Annual', price: '$199' },
    ]}
  />
);
