import { expect, mock, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { ApiError } from '../data/api-error.ts';
import { toastsAtom } from '../state/toasts.ts';
import { useAction } from './use-action.ts';

test('is pending until done and shows no toast on success', async () => {
  const sent = Promise.withResolvers<void>();
  const { action, said } = mount(() => sent.promise);
  expect(action().isPending).toBe(false);
  act(() => void action().run());
  expect(action().isPending).toBe(true);
  await act(async () => sent.resolve());
  expect(action().isPending).toBe(false);
  expect(said()).toEqual([]);
});

test('ignores a second click while pending, even before the next render', async () => {
  const sent = Promise.withResolvers<void>();
  const send = mock((_what: string) => sent.promise);
  const { action } = mount(send);
  act(() => {
    void action().run('first');
    void action().run('second');
  });
  act(() => void action().run('third'));
  await act(async () => sent.resolve());
  expect(send.mock.calls).toEqual([['first']]);
  await act(() => action().run('fourth'));
  expect(send.mock.calls).toEqual([['first'], ['fourth']]);
});

test('shows the server’s message on failure and can be retried', async () => {
  const sentence = 'The request is no longer pending.';
  const refusal = new ApiError(409, `409: ${sentence}`, sentence, null);
  const send = mock(() => Promise.reject(refusal));
  const { action, said } = mount(send);
  await act(() => action().run());
  expect(said()).toMatchObject([{ tone: 'critical', title: 'Error', description: sentence }]);
  expect(action().isPending).toBe(false);
  await act(() => action().run());
  expect(send).toHaveBeenCalledTimes(2);
});

test('dismisses the error toast once it succeeds', async () => {
  const send = mock(() => Promise.resolve()).mockImplementationOnce(() =>
    Promise.reject(new Error()),
  );
  const { action, said } = mount(send);
  await act(() => action().run());
  expect(said()).toMatchObject([{ title: 'Error', open: true }]);
  await act(() => action().run());
  expect(said()).toMatchObject([{ title: 'Error', open: false }]);
});

test('shows the fallback message for errors without a server response', async () => {
  const { action, said } = mount(() => Promise.reject(new TypeError('x is undefined')));
  await act(() => action().run());
  expect(said()).toMatchObject([{ title: 'Error', description: 'It was not sent.' }]);
});

function mount<Args extends unknown[]>(send: (...args: Args) => Promise<unknown>) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(
    () => useAction(send, { title: 'Error', fallback: 'It was not sent.' }),
    { wrapper },
  );
  return {
    action: () => ({ run: result.current[0], isPending: result.current[1] }),
    said: () => store.get(toastsAtom),
  };
}
