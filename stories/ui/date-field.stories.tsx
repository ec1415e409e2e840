import { DateField } from '#ui/date-field';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For one day, or one time on a day.',
  avoid: 'For a span of days, use a **DateRange**. For a date of birth, use three **TextFields**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      { name: 'Control', description: 'Typed in the order of the browser.', selector: 'input' },
    ],
  },
  accessibility: {
    role: 'That of the browser’s date field',
    announced: 'The label, then each part of the day.',
    criteria: ['1.3.1', '2.1.1', '3.3.2'],
  },
  good: [{ text: 'Say in the `description` in which time zone the day begins.' }],
  bad: [{ text: 'Don’t give a format in the label. The browser shows its own.' }],
  keyboard: [
    { keys: 'Arrow keys', does: 'Change a part of the day, or go to the next one.' },
    { keys: 'Space', does: 'Opens the calendar.' },
  ],
};

const meta = preview.meta({
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'In effect from',
    description: 'The day begins at midnight in UTC.',
    name: 'day',
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'A field for one day, which the browser shows in the format of its own language.',
      },
    },
  },
});

export const Default = meta.story({ args: { defaultValue: '2026-01-31' } });
export const WithTime = meta.story({
  args: { label: 'Snooze until', defaultValue: '2026-01-31T09:00', time: true },
});
export const Invalid = meta.story({ args: { error: 'Choose a day in the future.' } });
