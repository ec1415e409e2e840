import { expect } from 'storybook/test';
import { SelectField } from '#ui/select-field';
import preview from '../../.storybook/preview.tsx';

const options = ['Technical Issue', 'Website Changes', 'Billing Question'].map((label) => ({
  label,
  value: label,
}));

const meta = preview.meta({
  title: 'ui/form/SelectField',
  component: SelectField,
  args: { label: 'Topic', name: 'inquiryType', options, placeholder: 'Choose a topic' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One of many, in the system’s own list, which every phone knows best. Up to five options that deserve a comparison are a **RadioGroup**.',
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
export const Chosen = meta.story({ args: { defaultValue: 'Website Changes' } });
export const Invalid = meta.story({ args: { message: 'Choose a topic' } });
export const Disabled = meta.story({ args: { disabled: true } });
