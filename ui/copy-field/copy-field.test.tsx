import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton, copiedDurationMs } from './copy-field.tsx';

let writeText: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  writeText = () => Promise.resolve();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => writeText() },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const buttonText = () => screen.getByRole('button').textContent;

test('shows its confirmation for exactly 2000 ms', async () => {
  render(<CopyButton text="ACC-2026-0001" onFail={() => {}} />);
  await press();
  pass(1999);
  expect(buttonText()).toBe('Copied!');
  pass(1);
  expect(buttonText()).toBe('Copy');
  expect(copiedDurationMs).toBe(2000);
});

test('restarts the timer on another click', async () => {
  render(<CopyButton text="ACC-2026-0001" onFail={() => {}} />);
  await press();
  pass(1500);
  await press();
  pass(1500);
  expect(buttonText()).toBe('Copied!');
  pass(500);
  expect(buttonText()).toBe('Copy');
});

test('reports a refusal by the browser and shows no confirmation', async () => {
  const onFail = jest.fn();
  writeText = () => Promise.reject(new Error('not allowed'));
  render(<CopyButton text="ACC-2026-0001" onFail={onFail} />);
  await press();
  expect(onFail).toHaveBeenCalledTimes(1);
  expect(buttonText()).toBe('Copy');
});

test('starts no timer after it is unmounted', async () => {
  const after = jest.fn(() => () => {});
  const clipboard = Promise.withResolvers<void>();
  writeText = () => clipboard.promise;
  const { unmount } = render(
    <CopyButton text="ACC-2026-0001" onFail={() => {}} startTimer={after} />,
  );
  await press();
  unmount();
  await act(async () => clipboard.resolve());
  expect(after).not.toHaveBeenCalled();
});
