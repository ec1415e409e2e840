import { expect } from 'storybook/test';
import { type Step, Steps } from '#ui/steps';
import preview from '../../.storybook/preview.tsx';

const order: readonly Step[] = [
  {
    title: 'Requirements review',
    note: '2-4 hours',
    detail: 'We read your order and ask what is missing.',
    state: 'done',
  },
  {
    title: 'Development',
    note: '24-36 hours',
    detail: 'We set your website up with your texts.',
    state: 'current',
  },
  {
    title: 'Review and approval',
    note: 'within 48 hours',
    detail: 'You look at it and say what to change.',
    state: 'upcoming',
  },
  { title: 'Production release', note: 'the same day as approval', state: 'upcoming' },
];

const meta = preview.meta({
  title: 'ui/Steps',
  component: Steps,
  args: {
    label: 'What happens next',
    steps: order,
  },
  parameters: {
    guide: {
      use: 'For a process in its order: where an order stands, or, as a strip `across`, how something works.',
      avoid:
        'Points without an order are a **List**. The parts of a form are headings. Views to switch between are **Tabs**.',
      good: [
        { text: 'Mark exactly one step as `current`; all before it are `done`.' },
        { text: 'Say in the `note` how long a step takes, in the words of the contract.' },
      ],
      bad: [
        { text: 'Make steps look like links: they tell, they lead nowhere.' },
        { text: 'Number what the person does not go through one after the other.' },
      ],
    },
    docs: {
      description: {
        component:
          'A process in its order. With states it tells where an order stands: a tick, a filled and an empty marker, each with its word for those who listen. Without, as a strip `across`, it explains how something works.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent('Now: Development');
  },
});

export const Across = meta.story({
  args: {
    label: 'How it works',
    flow: 'across',
    steps: [
      { title: 'Browse & Demo', detail: 'Open the live demo of any website, on any device.' },
      {
        title: 'Choose & Purchase',
        detail: 'Pick the one that fits, and the help you want with it.',
      },
      { title: 'Launch in 24-48h', detail: 'You get your access credentials, and it is online.' },
    ],
  },
});

/** Without room for a strip they stand below each other, however wide the window is. */
export const AcrossInANarrowPlace = meta.story({
  // Only a browser lays out.
  tags: ['!test'],
  args: { ...Across.input.args },
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
  args: {
    steps: [
      {
        title: 'Requirements review for thequietpracticefamilymedicineandphysiotherapy.example',
        note: 'within two to four hours on working days',
        detail:
          'We read your order, look at the pictures and ask what is missing, so that nobody has to ask a second time.',
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
