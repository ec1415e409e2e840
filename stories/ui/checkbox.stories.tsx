import { expect } from 'storybook/test';
import { Checkbox } from '#ui/checkbox';
import { TextLink } from '#ui/link';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have read and accept the cancellation policy', name: 'policy' },
  parameters: {
    guide: {
      use: 'For a yes or no answer that is sent with a form, such as accepting a policy or getting a newsletter.',
      avoid:
        'For one of several options, use a **RadioGroup**. For something that takes effect immediately, use a **Button**.',
      accessibility: {
        role: '`checkbox`',
        announced: 'The label, whether it is checked, then hint and error.',
        criteria: ['1.3.1', '2.5.8', '3.3.1', '4.1.2'],
      },
      good: [
        {
          text: 'Write the label as a statement that is true when the box is checked.',
          example: (
            <Checkbox
              label="Active: visible and available for purchase"
              name="good-active"
              defaultChecked
            />
          ),
        },
        { text: 'Link to what people agree to within the label, so they can read it first.' },
      ],
      bad: [
        {
          text: 'Use a negative statement. It is unclear what checking it means.',
          example: <Checkbox label="Do not hide this product" name="bad-active" defaultChecked />,
        },
        { text: 'Preselect anything that costs money or shares data.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the checkbox, then to the links in its label.' },
        { keys: 'Space', does: 'Checks or unchecks the box.' },
      ],
    },
    docs: {
      description: {
        component:
          'A yes or no answer that is sent with a form. Its label is a complete statement. Never preselect one that costs money or shares data.',
      },
    },
  },
});

export const Default = meta.story({});

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', {
      name: 'I have read and accept the cancellation policy',
    });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});
export const Checked = meta.story({ args: { defaultChecked: true } });
export const Invalid = meta.story({
  args: { error: 'You must accept the cancellation policy to proceed' },
});
/** The focus ring replaces the red border. The message still says what is wrong. */
export const InvalidAndFocused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { error: 'You must accept the cancellation policy to proceed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const WithLink = meta.story({
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">terms of service</TextLink>
      </>
    ),
    description: 'They explain how to cancel and what happens to your data.',
  },
});
/** Tab moves to the box, then to the link in its label. */
export const ByKeyboard = WithLink.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of service' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms of service' })).toHaveFocus();
    await expect(box).not.toBeChecked();
  },
});
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label:
      'I have read how to cancel, what happens to the data of thequietpracticefamilymedicineandphysiotherapy.example, and who answers my questions',
    description:
      'A long description that takes more than one line, because it tries to explain more than it needs to.',
    error: 'Check this box to continue. Without it, we can’t set up the website.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
