import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Feedback/Countdown',
  component: Countdown,
  argTypes: {
    secondsLeft: { description: 'Seconds left.' },
    totalSeconds: { description: 'Seconds in total.' },
  },
  args: {
    secondsLeft: 7,
    totalSeconds: 10,
    text: 'Going to the home page in 7 seconds',
    announcement: 'This page goes to the home page in 10 seconds.',
    action: (
      <Button variant="quiet" size="small">
        Stay
      </Button>
    ),
  },
  parameters: {
    guide: {
      use: 'When the page will do something by itself soon, such as going to the home page after an order. The text says what and when.',
      avoid:
        'Never to pressure people into buying. For work in progress, use the loading label of a **Button** or a **Skeleton**.',
      accessibility: {
        role: '`status`',
        announced: 'The announcement once. The seconds aren’t read out.',
        criteria: ['2.2.1', '4.1.3'],
      },
      good: [
        { text: 'Put a way to stop it in `action`: “Stay”.' },
        {
          text: 'Announce the total time once. If `announcement` changes, it is read out every second.',
        },
      ],
      bad: [
        { text: 'Start it before people know the result of their order.' },
        {
          text: 'Use a timer inside. The caller owns it, so that stories and tests can stop it.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Shows the time left before the page does something by itself. Always offer a way to stop it. The caller owns the timer, and screen readers hear one sentence instead of every second.',
      },
    },
  },
});

export const Default = meta.story();
export const Start = meta.story({
  args: { secondsLeft: 10, text: 'Going to the home page in 10 seconds' },
});
export const End = meta.story({ args: { secondsLeft: 0, text: 'Going to the home page now' } });

/** The bar keeps its size, and long words break. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
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
    const text = canvas.getByText(/^Going to the page/);
    await expect(text.offsetWidth).toBeLessThanOrEqual(240);
    const place = canvasElement.firstElementChild;
    await expect(place?.scrollWidth).toBeLessThanOrEqual(240);
  },
});
