import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { LiveNotice } from '#contract/live-notices';
import { dismissToastAtom, toastsAtom } from '../../state/toasts.ts';
import { useUpdateToasts } from './use-update-toasts.ts';

const notice = (id: number): LiveNotice => ({
  ...{ kind: 'order.paid', id, name: `ACC-2026-000${id}`, own: false },
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

function telling(first: readonly LiveNotice[]) {
  const store = createStore();
  const { result } = renderHook(
    () => {
      const [untold, setUntold] = useState(first);
      useUpdateToasts(untold, {
        onTold: (count) => setUntold((now) => now.slice(count)),
        onKept: (notices) => setUntold((now) => [...notices, ...now]),
      });
      return { untold, setUntold, at: useLocation().search };
    },
    {
      wrapper: ({ children }) => (
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      ),
    },
  );
  const said = () => store.get(toastsAtom).find(({ open }) => open);
  return {
    result,
    store,
    said,
    show: () =>
      act(() => {
        said()?.action?.onSelect();
        store.set(dismissToastAtom);
      }),
  };
}

test('while a dialog is open nothing is said that leads away from it; then it is', async () => {
  document.body.append(dialog);
  const { said } = telling([notice(1)]);
  expect(said()).toBeUndefined();
  act(() => dialog.remove());
  await waitFor(() => expect(said()?.title).toBe('New order'));
});

test('pressed above a dialog it leads nowhere, and is said again when that is closed', async () => {
  const { result, said, show } = telling([notice(1)]);
  await waitFor(() => expect(said()).toBeDefined());
  act(() => document.body.append(dialog));
  show();
  expect(result.current.at).toBe('');
  act(() => dialog.remove());
  await waitFor(() => expect(said()?.description).toBe('ACC-2026-0001'));
  show();
  expect(result.current.at).toContain('ACC-2026-0001');
});

test('what comes while something is being told is told after it', async () => {
  const { result, store, said, show } = telling([]);
  const stopListening = store.sub(toastsAtom, () => {
    stopListening();
    result.current.setUntold((now) => [...now, notice(2)]);
  });
  act(() => result.current.setUntold([notice(1)]));
  await waitFor(() => expect(said()?.description).toBe('ACC-2026-0001'));
  show();
  await waitFor(() => expect(said()?.description).toBe('ACC-2026-0002'));
});
