import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Setup } from './multi-step.tsx';
import code from './multi-step.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Multi-step',
  component: Setup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Multi-step"
      lead="A long task in steps: each one small enough to finish, all of them visible from the start."
      rules={[
        'Use steps only when one page would be too long, or when a step depends on the one before.',
        'Show all steps, which one is current, and what is done.',
        'Check each step when it is left, not at the very end.',
        'Let people go back without losing anything, and change one answer without repeating the rest.',
        'Save every step, so that a closed window or another device continues where they left.',
        'Name the next step on the button, and ask for a last look before what costs money.',
        'When a step changes, focus its heading.',
      ]}
      components={[
        { name: 'Stepper', use: 'All steps, which are done, and the way back to them.' },
        { name: 'TextField', use: 'The questions of a step.' },
        { name: 'SummaryList', use: 'All answers, before the last step is sent.' },
        { name: 'Button', use: 'Forward is primary, back is quiet.' },
      ]}
    >
      <Setup />
    </PatternPage>
  ),
});

// On a phone, the steps are behind a button.
const current = { current: 'step', hidden: true } as const;

export const SecondStep = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business name' }), 'Marsh Dental');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await expect(canvas.getByRole('heading', { name: 'Address' })).toHaveFocus();
    await expect(canvas.getByRole('listitem', current)).toHaveTextContent('Address');
  },
});

/** A step that is done can be visited from the list. */
export const VisitedAgain = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business name' }), 'Marsh Dental');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    const showAll = canvas.queryByRole('button', { name: 'Show all steps' });
    if (showAll) await userEvent.click(showAll);
    await userEvent.click(canvas.getByRole('button', { name: /^Business ?, Done/ }));
    await expect(canvas.getByRole('heading', { name: 'Business' })).toHaveFocus();
  },
});

/** Going back keeps what was typed. */
export const BackAgain = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business name' }), 'Marsh Dental');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Business name' })).toHaveValue(
      'Marsh Dental',
    );
  },
});

export const Review = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business name' }), 'Marsh Dental');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website address' }), 'marsh.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(canvas.getByText('marsh.example')).toBeVisible();
  },
});
