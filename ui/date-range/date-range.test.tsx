import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DateRange } from './date-range.tsx';

afterEach(cleanup);

test('a reset of the form brings back the first days', () => {
  render(
    <form aria-label="Form">
      <DateRange
        label="Events"
        name="events"
        defaultValue={{ start: '2026-01-01', end: '2026-01-31' }}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-15' } });
  expect(new FormData(form).get('eventsStart')).toBe('2026-01-15');
  act(() => form.reset());
  expect(new FormData(form).get('eventsStart')).toBe('2026-01-01');
});
