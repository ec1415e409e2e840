import { afterEach, expect, mock, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

const steps = [
  { id: 'texts', title: 'Texts', href: '#texts', done: true },
  { id: 'review', title: 'Review', href: '#review' },
];

/** Opens the list of steps and clicks a link in it. Returns whether the list is still open. */
function clickLink(modifiers: MouseEventInit): boolean {
  const onCurrentChange = mock(() => {});
  render(
    <Stepper aria-label="Setup" steps={steps} current="review" onCurrentChange={onCurrentChange} />,
  );
  const toggle = screen.getByRole('button', { name: 'Show all steps' });
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: /^Texts/ }), modifiers);
  expect(onCurrentChange).not.toHaveBeenCalled();
  return toggle.getAttribute('aria-expanded') === 'true';
}

test('a link closes the list and leaves the step to its address', () => {
  expect(clickLink({})).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a link that opens elsewhere changes nothing here: %j',
  (modifiers) => {
    expect(clickLink(modifiers)).toBe(true);
  },
);
