import { expect } from 'storybook/test';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/form/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Text of several lines; it grows with what is typed. For a name or a subject use a **TextField**.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Please change the opening hours.');
    await expect(field).toHaveValue('Please change the opening hours.');
  },
});
export const Invalid = meta.story({ args: { message: 'Tell us in a sentence what it is about' } });
export const Disabled = meta.story({ args: { disabled: true } });
