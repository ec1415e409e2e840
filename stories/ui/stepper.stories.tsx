import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Stack } from '#ui/stack';
import { Stepper, type StepperProps, type StepperStep } from '#ui/stepper';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For a long form in two to about seven steps that people may leave and come back to.',
  avoid:
    'For a process in which nothing can be chosen, use **Steps**. For views of one thing, use **Tabs**. A form that fits on one page needs headings only.',
  anatomy: {
    parts: [
      { name: 'Step', selector: 'ol > li' },
      {
        name: 'Marker',
        description: 'A number, or a check mark when the step is done.',
        selector: 'ol [aria-hidden]',
      },
      { name: 'Current step', selector: '[aria-current=step]' },
      { name: 'Progress', description: 'Optional.', selector: 'nav > p' },
    ],
  },
  responsive:
    'In a container narrower than 40rem (640 px), a horizontal stepper becomes one line with a progress bar and a button that shows all steps.',
  accessibility: {
    role: '`navigation`, with a `list` that a `button` shows on phones; the current step is marked',
    announced:
      'Each step with its state and what is wrong in it. A change isn’t announced: move the focus to the heading of the new step, which is then read.',
    criteria: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.8'],
  },
  good: [
    { text: 'Use the same words in the step and in the heading of its page.' },
    { text: 'Give each step an address, so that Back, reload and links work.' },
    { text: 'Keep what people have entered when they leave a step.' },
  ],
  bad: [
    { text: 'Don’t mark a step as done because it was visited.' },
    { text: 'Don’t use it instead of the buttons at the end of the form. People expect both.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the steps that may be visited.' },
    { keys: 'Enter', does: 'Goes to the step.' },
    { keys: 'Space', does: 'On a step without an address: goes to it.' },
    {
      keys: 'Enter, Space',
      does: 'On “Show all steps”: shows or hides the steps. When one is chosen, they are hidden and the button gets the focus.',
    },
  ],
};

const steps: readonly StepperStep[] = [
  { id: 'business', title: 'Business', done: true },
  { id: 'texts', title: 'Texts' },
  { id: 'pictures', title: 'Pictures', note: 'Optional' },
  { id: 'domain', title: 'Domain' },
  { id: 'review', title: 'Review' },
];

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Website brief',
    steps,
    current: 'texts',
    onCurrentChange: fn(),
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Where people are in a long form, what is done, what is wrong, and the way to the other steps. In a row where there is room, otherwise one line with a list to open. The caller owns the current step and what is done.',
      },
    },
  },
});

const findStep = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, title: string) => {
  const nav = within(canvas.getByRole('navigation', { name: 'Website brief' }));
  return nav
    .getAllByRole('listitem', { hidden: true })
    .find(({ textContent }) => textContent?.includes(title));
};

/** Linear: done steps and the first open one can be visited; the others are text. */
export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(findStep(canvas, 'Texts')).toHaveAttribute('aria-current', 'step');
    await expect(findStep(canvas, 'Texts')).toHaveTextContent('Texts, Current step');
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toContain('Business, Done');
    await expect(names.join()).not.toMatch(/Pictures|Domain|Review/);
    await userEvent.click(canvas.getByRole('button', { name: /^Business/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('business');
  },
});

/** Every step can be visited. */
export const Free = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { navigation: 'free' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Domain/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('domain');
  },
});

/** With addresses, steps are links. */
export const Links = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    steps: steps.map((one) => ({ ...one, href: `#${one.id}` })),
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Business ?, Done$/ });
    await expect(link).toHaveAttribute('href', '#business');
    await fireEvent.click(link);
    await expect(args.onCurrentChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('link', { name: /Domain/ })).toBeNull();
  },
});

export const WithErrors = meta.story({
  args: {
    current: 'review',
    navigation: 'free',
    steps: [
      { id: 'business', title: 'Business', done: true },
      { id: 'texts', title: 'Texts', error: 'Two answers are missing' },
      { id: 'pictures', title: 'Pictures', done: true },
      { id: 'domain', title: 'Domain', done: true },
      { id: 'review', title: 'Review' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(findStep(canvas, 'Texts')).toHaveTextContent(
      'Texts, Needs attentionTwo answers are missing',
    );
  },
});

export const Completed = meta.story({
  args: { current: 'review', steps: steps.map((one) => ({ ...one, done: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('100% complete').length).toBeGreaterThanOrEqual(1);
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

function Form({ steps: all, ...args }: StepperProps) {
  const [current, setCurrent] = useState('business');
  const [done, setDone] = useState<readonly string[]>(['business']);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the step does
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [current]);
  const change = (id: string) => {
    setDone([...done, current]);
    setCurrent(id);
  };
  return (
    <Stack gap="l">
      <Stepper
        {...args}
        steps={all.map((one) => ({ ...one, done: done.includes(one.id) }))}
        current={current}
        onCurrentChange={change}
      />
      <h2 ref={heading} tabIndex={-1}>
        {all.find(({ id }) => id === current)?.title}
      </h2>
    </Stack>
  );
}

/** By keyboard; the form moves the focus to the heading of the step. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  // The row needs a real browser.
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Business ?, Current step$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Texts' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Texts ?, Current step$/ })).toHaveFocus();
  },
});

/** One line of text, a bar and a button. */
export const Compact = meta.story({
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5: Texts')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Step 2 of 5: Texts');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** The list opens, and closes when a step is chosen. Focus stays on the button. */
export const CompactOpen = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show all steps' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Business/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('business');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

const longSteps: readonly StepperStep[] = [
  { id: 'a', title: 'Opening hours, holidays and emergency numbers', done: true },
  { id: 'b', title: 'Physiotherapieeinrichtungsbeschreibung', error: 'Three answers are missing' },
  { id: 'c', title: 'Pictures of the team and of the rooms', note: 'Optional, up to 20 pictures' },
];

/** How much is done need not be the share of steps, such as of required answers. */
export const OwnPercent = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: { percent: 20, percentText: () => '20% done' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { hidden: true });
    await expect(bar).toHaveAttribute('value', '20');
    await expect(bar).toHaveAttribute('max', '100');
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { steps: longSteps, current: 'b' },
});

export const LongTextCompact = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: { steps: longSteps, current: 'b' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all steps' }));
  },
});

const hebrew = {
  'aria-label': 'פרטי האתר',
  steps: [
    { id: 'business', title: 'העסק', done: true },
    { id: 'texts', title: 'טקסטים' },
    { id: 'review', title: 'סיכום' },
  ],
};

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: hebrew,
});

export const RightToLeftCompact = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { direction: 'rtl' },
  args: hebrew,
});

export const ForcedColors = meta.story({ tags: ['!dev', '!autodocs', 'forced-colors'] });
