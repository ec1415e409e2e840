import { expect } from 'storybook/test';
import { type Step, Steps } from '#ui/steps';
import preview from '../../.storybook/preview.tsx';

const order: readonly Step[] = [
  {
    title: 'Requirements review',
    note: '2-4 hours',
    detail: 'We read your order and ask for anything that is missing.',
    state: 'done',
  },
  {
    title: 'Development',
    note: '24-36 hours',
    detail: 'We set up your website with your text.',
    state: 'current',
  },
  {
    title: 'Review and approval',
    note: 'within 48 hours',
    detail: 'You review the website and tell us what to change.',
    state: 'upcoming',
  },
  { title: 'Production release', note: 'the same day as approval', state: 'upcoming' },
];

const meta = preview.meta({
  title: 'Data/Steps',
  component: Steps,
  args: {
    'aria-label': 'What happens next',
    steps: order,
  },
  parameters: {
    guide: {
      use: 'For a process in order: the progress of an order or, as a horizontal row (`across`), how something works.',
      avoid:
        'For points without an order, use a **List**. For a form in several steps, use a **Stepper**. To switch views, use **Tabs**.',
      anatomy: {
        parts: [
          {
            name: 'Marker',
            description: 'A number, or a check mark when the step is done.',
            selector: 'li > span',
          },
          { name: 'Title', selector: 'li p' },
          { name: 'Time', description: 'Optional. How long it takes.', selector: 'li p + p' },
          { name: 'Current step', selector: '[aria-current=step]' },
        ],
      },
      responsive: 'In a container narrower than 40rem (640 px), horizontal steps are stacked.',
      accessibility: {
        role: '`list` with the current step marked',
        announced: 'The number of steps, which are done and which is current.',
        criteria: ['1.3.1', '1.4.1'],
      },
      good: [
        { text: 'Mark exactly one step as `current`, and all before it as `done`.' },
        { text: 'Say in the `note` how long a step takes, as the contract puts it.' },
      ],
      bad: [
        { text: 'Make steps look like links. They don’t lead anywhere.' },
        { text: 'Number items that people don’t go through in order.' },
      ],
    },
    docs: {
      description: {
        component:
          'A process in order. With states, it shows the progress of an order: done, current and upcoming steps, each with text for screen readers. Without states, as a horizontal row (`across`), it explains how something works.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent('Current: Development');
  },
});

export const Horizontal = meta.story({
  args: {
    'aria-label': 'How it works',
    orientation: 'horizontal',
    steps: [
      { title: 'Browse & Demo', detail: 'Open the live demo of any website, on any device.' },
      {
        title: 'Choose & Purchase',
        detail: 'Pick one, and the help you want with it.',
      },
      {
        title: 'Launch in 24-48h',
        detail: 'You get your access credentials, and your website is online.',
      },
    ],
  },
});

/** Without room for a row, the steps are stacked, however wide the window is. */
export const HorizontalInNarrowContainer = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser.
  args: { ...Horizontal.input.args },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.offsetLeft).toBe(first?.offsetLeft);
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});

export const TitlesOnly = meta.story({
  args: {
    steps: [
      { title: 'Paid', state: 'done' },
      { title: 'In work', state: 'current' },
      { title: 'Delivered', state: 'upcoming' },
    ],
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    steps: [
      {
        title: 'Requirements review for thequietpracticefamilymedicineandphysiotherapy.example',
        note: 'within two to four hours on working days',
        detail:
          'We read your order, look at the pictures and ask for anything that is missing, so that we only have to ask once.',
        state: 'done',
      },
      {
        title: 'Development, with your own texts, pictures and opening hours',
        note: 'between 24 and 36 hours later',
        state: 'current',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
