import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Stepper } from '#ui/stepper';
import { SummaryList } from '#ui/summary-list';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Multi-step',
  component: Setup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: (_args, { parameters }) => (
    <PatternPage
      code={parameters.code}
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

const titles: readonly string[] = ['Business', 'Address', 'Review'];

function Setup() {
  const [step, setStep] = useState(0);
  const [doneCount, setDoneCount] = useState(0);
  const [business, setBusiness] = useState('');
  const [address, setAddress] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(next: number) {
    // Focused at once, so that what is typed next isn't lost.
    flushSync(() => setStep(next));
    heading.current?.focus();
  }

  function proceed(event: FormEvent) {
    event.preventDefault();
    setDoneCount(Math.max(doneCount, step + 1));
    goTo(Math.min(step + 1, 2));
  }

  return (
    <Stack gap="xl">
      <Stepper
        aria-label="Set up your website"
        steps={titles.map((title, index) => ({ id: title, title, done: index < doneCount }))}
        current={titles[step] ?? ''}
        onStepChange={(id) => goTo(titles.indexOf(id))}
      />
      <form onSubmit={proceed}>
        <Stack gap="l">
          <Heading level={3} focusable ref={heading}>
            {titles[step]}
          </Heading>
          {step === 0 && (
            <TextField
              label="Business name"
              name="business"
              required
              value={business}
              onChange={({ currentTarget }) => setBusiness(currentTarget.value)}
            />
          )}
          {step === 1 && (
            <TextField
              label="Website address"
              name="address"
              required
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
          )}
          {step === 2 && (
            <SummaryList
              rows={[
                { label: 'Business', amount: business },
                { label: 'Address', amount: address },
              ]}
            />
          )}
          <Inline gap="s">
            {step > 0 && (
              <Button variant="quiet" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            <Button type="submit">
              {step === 2 ? 'Send answers' : `Continue to ${titles[step + 1]?.toLowerCase() ?? ''}`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}
