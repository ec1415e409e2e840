import { Combobox } from 'paper-and-ink/combobox';

export const Example = () => (
  <Combobox
    label="Customer"
    name="customer"
    placeholder="Name or email"
    options={[
      { value: '1', label: 'Ada Lovelace', description: 'ada@example.com' },
      { value: '2', label: 'Grace Hopper', description: 'grace@example.com' },
    ]}
  />
);
