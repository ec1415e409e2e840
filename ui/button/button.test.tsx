import { afterEach, describe, expect, jest, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button, type ButtonProps, IconButton } from './button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button');

/** Pressing Enter in a form field clicks the submit button too. */
function pressSubmit(props: Pick<ButtonProps, 'loading' | 'disabled' | 'incomplete'>) {
  const pressed = jest.fn();
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button type="submit" onClick={pressed} {...props}>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(button());
  return { isPressed: pressed.mock.calls.length > 0, isSent: submitted.mock.calls.length > 0 };
}

describe('a submit button', () => {
  test.each([
    ['submits its form', {}, true],
    ['does not submit while disabled', { disabled: true }, false],
    ['does not submit while loading', { loading: 'Sending...' }, false],
    ['submits while incomplete, so the form can say what is missing', { incomplete: true }, true],
    [
      'does not submit while both disabled and incomplete',
      { disabled: true, incomplete: true },
      false,
    ],
  ] as const)('%s', (_promise, props, happens) => {
    expect(pressSubmit(props)).toEqual({ isPressed: happens, isSent: happens });
  });
});

test.each([
  ['loading', { loading: 'Sending...' }],
  ['disabled', { disabled: true }],
  ['incomplete', { incomplete: true }],
])('is announced as disabled and keeps its focus while %s', (_state, props) => {
  render(<Button {...props}>Send</Button>);
  button().focus();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
});

test('a disabled icon button ignores clicks', () => {
  const pressed = jest.fn();
  render(<IconButton icon="plus" aria-label="One more" disabled onClick={pressed} />);
  fireEvent.click(button());
  expect(pressed).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
