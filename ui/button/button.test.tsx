import { afterEach, describe, expect, jest, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button, type ButtonProps, IconButton } from './button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button');

/** Pressing Enter in a form field clicks the submit button too. */
function pressSubmit(props: Pick<ButtonProps, 'pending' | 'inactive' | 'incomplete'>) {
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

describe('a button that submits', () => {
  test.each([
    ['sends its form', {}, true],
    ['sends nothing while it is inactive', { inactive: true }, false],
    ['sends nothing while it is pending', { pending: 'Sending...' }, false],
    ['lets the form say what is missing while it is incomplete', { incomplete: true }, true],
    ['is inactive before it is incomplete', { inactive: true, incomplete: true }, false],
  ] as const)('%s', (_promise, props, happens) => {
    expect(pressSubmit(props)).toEqual({ isPressed: happens, isSent: happens });
  });
});

test.each([
  ['pending', { pending: 'Sending...' }],
  ['inactive', { inactive: true }],
  ['incomplete', { incomplete: true }],
])('reads disabled while it is %s, and keeps its focus', (_state, props) => {
  render(<Button {...props}>Send</Button>);
  button().focus();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
});

test('a drawing that is inactive swallows the press, as a button does', () => {
  const pressed = jest.fn();
  render(<IconButton icon="plus" label="One more" inactive onClick={pressed} />);
  fireEvent.click(button());
  expect(pressed).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
