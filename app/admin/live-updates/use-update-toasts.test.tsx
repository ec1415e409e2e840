import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { LiveUpdate } from '#contract/live-updates';
import { dismissToastAtom, toastsAtom } from '../../state/toasts.ts';
import { useUpdateToasts } from './use-update-toasts.ts';

const notice = (id: number): LiveUpdate => ({
  kind: 'order.paid',
  id,
  name: `ACC-2026-000${id}`,
  own: false,
});

let dialog: HTMLElement;
beforeEach(() => {
  dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
});
afterEach(() => {
  cleanup();
  dialog.remove();
});

function renderToasts(first: readonly LiveUpdate[]) {
  const store = createStore();
  const { result } = renderHook(
    () => {
      const [pending, setPending] = useState(first);
      useUpdateToasts(pending, {
        onAnnounced: (count) => setPending((now) => now.slice(count)),
        onPostponed: (notices) => setPending((now) => [...notices, ...now]),
      });
      return { pending, setPending, at: useLocation().pathname };
    },
    {
      wrapper: ({ children }) => (
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      ),
    },
  );
  const openToast = () => store.get(toastsAtom).find(({ open }) => open);
  return {
    result,
    store,
    openToast,
    show: () =>
      act(() => {
        openToast()?.action?.onSelect();
        store.set(dismissToastAtom);
      }),
  };
}

test('waits until an open dialog is closed', async () => {
  document.body.append(dialog);
  const { openToast } = renderToasts([notice(1)]);
  expect(openToast()).toBeUndefined();
  act(() => dialog.remove());
  await waitFor(() => expect(openToast()?.title).toBe('New order'));
});

test('does not navigate away from a dialog, and announces the update again after it closes', async () => {
  const { result, openToast, show } = renderToasts([notice(1)]);
  await waitFor(() => expect(openToast()).toBeDefined());
  act(() => document.body.append(dialog));
  show();
  expect(result.current.at).toBe('/');
  act(() => dialog.remove());
  await waitFor(() => expect(openToast()?.description).toBe('ACC-2026-0001'));
  show();
  expect(result.current.at).toContain('ACC-2026-0001');
});

test('announces an update that arrives during another announcement', async () => {
  const { result, store, openToast, show } = renderToasts([]);
  const stopListening = store.sub(toastsAtom, () => {
    stopListening();
    result.current.setPending((now) => [...now, notice(2)]);
  });
  act(() => result.current.setPending([notice(1)]));
  await waitFor(() => expect(openToast()?.description).toBe('ACC-2026-0001'));
  show();
  await waitFor(() => expect(openToast()?.description).toBe('ACC-2026-0002'));
});
