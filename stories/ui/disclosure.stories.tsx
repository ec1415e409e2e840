import { expect } from 'storybook/test';
import { Disclosure } from '#ui/disclosure';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Disclosure',
  component: Disclosure,
  args: {
    summary: 'How fast is my website online?',
    children: <Text tone="soft">Within 24-48 hours after the payment.</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A question whose answer unfolds; it works without script and is found by the browser’s own search. For texts that most skip. What everybody needs, such as a price, is never folded away.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How fast is my website online?'));
    await expect(canvas.getByText('Within 24-48 hours after the payment.')).toBeVisible();
  },
});
export const Open = meta.story({ args: { open: true } });
export const Several = meta.story({
  render: (args) => (
    <div>
      <Disclosure {...args} group="faq" open />
      <Disclosure {...args} group="faq" summary="Can I use my own domain?" />
      <Disclosure
        {...args}
        group="faq"
        summary="What if I want something changed after the delivery, and how long does that take?"
      />
    </div>
  ),
});
