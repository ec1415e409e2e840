import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { liveRegionDelayMs } from '../../../ui/use-live-region.ts';
import { ReplyForm } from './reply-form.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.useRealTimers();
});

async function sendOne(isRead: boolean) {
  const onSend = jest.fn(async () => {});
  render(<ReplyForm draft="TKT-2026-0012" isRead={isRead} onSend={onSend} />);
  act(() => void jest.advanceTimersByTime(liveRegionDelayMs));
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  fireEvent.input(field, { target: { value: 'Is it done?' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send reply' })));
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(field).toHaveProperty('value', '');
}

const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('announces a sent message when no conversation does', async () => {
  await sendOne(false);
  expect(told()).toContain('Sent.');
});

test('announces nothing when the conversation does', async () => {
  await sendOne(true);
  expect(told().join('')).not.toContain('Sent');
});

test.each([
  ['Enter in another field', { key: 'Enter' }, 'prevented'],
  ['Ctrl + Enter in another field', { key: 'Enter', ctrlKey: true }, 'sent'],
])('%s is %s', async (_keys, keys, outcome) => {
  const onSend = jest.fn(async () => {});
  const tools = <input aria-label="Canned reply" />;
  render(<ReplyForm draft="TKT-2026-0012" isRead onSend={onSend} tools={tools} />);
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  fireEvent.input(field, { target: { value: 'Half a sent' } });
  const other = screen.getByRole('textbox', { name: 'Canned reply' });
  let isAllowed = true;
  await act(async () => {
    isAllowed = fireEvent.keyDown(other, keys);
  });
  expect(isAllowed).toBe(false);
  expect(onSend).toHaveBeenCalledTimes(outcome === 'sent' ? 1 : 0);
});

test('a key that another part has handled sends nothing', async () => {
  const onSend = jest.fn(async () => {});
  const tools = <input aria-label="Canned reply" onKeyDown={(event) => event.preventDefault()} />;
  render(<ReplyForm draft="TKT-2026-0012" isRead onSend={onSend} tools={tools} />);
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  fireEvent.input(field, { target: { value: 'Half a sent' } });
  const other = screen.getByRole('textbox', { name: 'Canned reply' });
  await act(async () => void fireEvent.keyDown(other, { key: 'Enter', ctrlKey: true }));
  expect(onSend).not.toHaveBeenCalled();
});
