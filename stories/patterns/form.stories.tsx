import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ContactForm } from './form.tsx';
import code from './form.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Form',
  component: ContactForm,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Form"
      lead="A form asks for what it needs, says what is wrong next to the field, and never loses what was typed."
      rules={[
        'Use one column. People read it from top to bottom and skip nothing.',
        'Mark what is optional. Everything else is required, so no asterisks are needed.',
        'Check the form when it is sent. After that, check a field again while it is corrected.',
        'Put each error at its field, say how to correct it, and move focus to the first one.',
        'Keep the button available. A disabled button doesn’t say what is missing.',
        'Use the browser’s autocomplete and the right keyboard for each field.',
        'Confirm success where people look: in place of the form, or in a toast if the form stays.',
      ]}
      components={[
        { name: 'Form', use: 'Checks, lists several errors, and moves focus to the first one.' },
        { name: 'TextField', use: 'Label, hint, error and control, connected.' },
        { name: 'TextArea', use: 'The same, for a text of several lines.' },
        { name: 'Button', use: 'Sends the form, and says so while it runs.' },
        { name: 'Notice', use: 'Confirms, or says why the whole form was refused.' },
      ]}
    >
      <ContactForm />
    </PatternPage>
  ),
});

/** Sent empty: each error is at its field, and focus is on the first. */
export const Refused = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
      'Enter your name.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});

/** Corrected: an error goes away as soon as its field is right. */
export const Corrected = Refused.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Marsh');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).not.toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});

export const Sent = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Marsh');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Do you build menus?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    // The button that copies the code has a status, too.
    const sent = await canvas.findByText('Message sent');
    await expect(sent.closest('[role=status]')).toBeVisible();
  },
});
