import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router';
import { useOpenTab } from './use-open-tab.ts';

afterEach(cleanup);

function opened(address: string) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(() => ({ ...useOpenTab(), search: Object.fromEntries(useSearchParams()[0]) }), {
    wrapper,
  }).result;
}

test('keeps the search and filter of a reopened tab, and returns to its first page', () => {
  const result = opened('/admin?tab=orders&q=ada&status=delivered&cursor=abc');
  act(() => result.current.openTab('products'));
  expect(result.current.search).toEqual({ tab: 'products' });
  act(() => result.current.openTab('orders'));
  expect(result.current.search).toEqual({ tab: 'orders', q: 'ada', status: 'delivered' });
});

test('keeps the first tab’s search without naming the tab in the URL', () => {
  const result = opened('/admin?q=Kestrel');
  act(() => result.current.openTab('support'));
  act(() => result.current.openTab('projects'));
  expect(result.current.search).toEqual({ q: 'Kestrel' });
});
