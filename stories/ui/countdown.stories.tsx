import { Countdown } from '#ui/countdown';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Countdown',
  component: Countdown,
  args: {
    secondsLeft: 7,
    totalSeconds: 10,
    words: 'Going to the home page in 7 seconds',
    announcement: 'In 10 seconds this page goes to the home page.',
  },
  parameters: {
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
  args: { secondsLeft: 10, words: 'Going to the home page in 10 seconds' },
});
export const End = meta.story({ args: { secondsLeft: 0, words: 'Going to the home page now' } });
