import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip text="Newest first">
        <button type="button">Sort</button>
      </Tooltip>
      <Tooltip text="Adds a row">
        <button type="button">Add</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const rest = (name: string) =>
  act(async () => void fireEvent.pointerMove(screen.getByRole('button', { name })));
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });
const shown = () => screen.queryByRole('tooltip')?.textContent;

test('keeps descriptions that were added to its control while it was open', async () => {
  const button = screen.getByRole('button', { name: 'Sort' });
  await rest('Sort');
  await pass(700);
  button.setAttribute('aria-describedby', `${button.getAttribute('aria-describedby')} error`);
  pressEscape();
  expect(button.getAttribute('aria-describedby')).toBe('error');
});

test('opens after the pointer has rested for 700 ms', async () => {
  await rest('Sort');
  await pass(699);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toBe('Newest first');
});

test.each([
  ['immediately', 299, 'Adds a row'],
  ['after the delay', 300, undefined],
])('opens the next one %s, %p ms after one has closed', async (_when, ms, expected) => {
  await rest('Sort');
  await pass(700);
  pressEscape();
  expect(shown()).toBeUndefined();
  await pass(ms);
  await rest('Add');
  expect(shown()).toBe(expected);
});
