import { expect } from 'storybook/test';
import { Countdown } from '#ui/countdown';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Countdown',
  component: Countdown,
  argTypes: {
    secondsLeft: { description: 'What is left now.' },
    totalSeconds: { description: 'What there was at the start.' },
  },
  args: {
    secondsLeft: 7,
    totalSeconds: 10,
    text: 'Going to the home page in 7 seconds',
    announcement: 'In 10 seconds this page goes to the home page.',
  },
  parameters: {
    guide: {
      use: 'Where the page will do something by itself in a moment, such as going to the home page after an order. Its words say what and when.',
      avoid:
        'Never to hurry somebody into buying. For work that is under way use the pending word of a **Button** or a **Skeleton**.',
      good: [
        { text: 'Put the way to stop it beside it: “Stay on this page”.' },
        {
          text: 'Announce the whole time once. `announcement` must not change, or it is read out every second.',
        },
      ],
      bad: [
        { text: 'Start before the person knows what became of their order.' },
        {
          text: 'Keep a clock inside: the caller owns it, so that a story and a test can stop it.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Time running out before the page does something by itself. Always give a way to stop it beside. The caller owns the clock; those who listen hear one sentence, not every second.',
      },
    },
  },
});

export const Default = meta.story();
export const Start = meta.story({
  args: { secondsLeft: 10, text: 'Going to the home page in 10 seconds' },
});
export const End = meta.story({ args: { secondsLeft: 0, text: 'Going to the home page now' } });

/** The ring keeps its size, and a word without an end breaks. */
export const LongText = meta.story({
  args: {
    text: `Going to the page of ${'Harbourbakery'.repeat(4)} with all of its opening hours in 7 seconds`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText(/^Going to the page/);
    await expect(words.offsetWidth).toBeLessThanOrEqual(240);
    const place = canvasElement.firstElementChild;
    await expect(place?.scrollWidth).toBeLessThanOrEqual(240);
  },
});
