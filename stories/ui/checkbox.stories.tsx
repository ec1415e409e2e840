import { expect } from 'storybook/test';
import { Checkbox } from '#ui/checkbox';
import { TextLink } from '#ui/link';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/form/Checkbox',
  component: Checkbox,
  args: { label: 'I have read and accept the cancellation policy', name: 'policy' },
  parameters: {
    guide: {
      use: 'For a yes or a no that counts when the form is sent: agreeing to a policy, making a product visible.',
      avoid:
        'One of several is a **RadioGroup**. What takes effect at once, without sending anything, is a **Button** that says so.',
      good: [
        {
          text: 'Write the label as a whole statement that is true when ticked.',
          example: (
            <Checkbox
              label="Active: visible and available for purchase"
              name="good-active"
              defaultChecked
            />
          ),
        },
        { text: 'Link what is agreed to within the label, so that it can be read before.' },
      ],
      bad: [
        {
          text: 'Ask in the negative: nobody can say what a tick then means.',
          example: <Checkbox label="Do not hide this product" name="bad-active" defaultChecked />,
        },
        { text: 'Tick beforehand what costs money or gives something away.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to it, then to the links in its label.' },
        { keys: 'Space', does: 'Ticks it or takes the tick away.' },
      ],
    },
    docs: {
      description: {
        component:
          'A yes or a no that counts when the form is sent. Its label is a whole statement. Never tick one for the customer that costs money or gives something away.',
      },
    },
  },
});

export const Default = meta.story({
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
  args: { message: 'You must accept the cancellation policy to proceed' },
});
/** The focus ring takes the place of the red edge; the message goes on saying what is wrong. */
export const InvalidAndFocused = meta.story({
  args: { message: 'You must accept the cancellation policy to proceed' },
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
    description: 'They say how to cancel, and what happens to your data.',
  },
});
/** To the box, then to the link in its label. */
export const ByKeyboard = WithLink.extend({
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
  args: {
    label:
      'I have read how to cancel, what happens to the data of thequietpracticefamilymedicineandphysiotherapy.example, and who answers my questions',
    description:
      'A long explanation that takes more than one line, because somebody thought that it would help more than it does.',
    message: 'Tick the box to go on; without it we may not set the website up.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
