import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { answering, refusal } from '../../stories/fixtures/answers.ts';
import { aListView } from '../../stories/fixtures/list-views.ts';
import { useListViewMutations, useListViews } from './list-views.ts';
import { swrConfig } from './swr-config.ts';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

/** Two saved views, and a server that answers the choice of a default when the test says so. */
async function open() {
  let views = [aListView({ id: 1, name: 'Late' }), aListView({ id: 2, name: 'Mine' })];
  const chosen = Promise.withResolvers<boolean>();
  stop = answering({
    'GET /api/admin/list-views': () => views,
    'POST /api/admin/list-views/default': async () =>
      (await chosen.promise) ? { ok: true } : refusal(409, 'It was changed.')(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => ({ ...useListViews('orders'), ...useListViewMutations('orders') }),
    { wrapper },
  );
  const shown = () =>
    result.current.views?.map(({ name, isDefault }) => (isDefault ? `${name} (default)` : name));
  await waitFor(() => expect(shown()).toEqual(['Late', 'Mine']));
  return {
    shown,
    choose: (id: number) => {
      let choosing: Promise<unknown> = Promise.resolve();
      act(() => {
        choosing = result.current.chooseDefault(id);
      });
      return choosing;
    },
    /** What the server has afterwards: another admin has changed it, too. */
    store: (...stored: typeof views) => {
      views = stored;
    },
    answer: (accepts: boolean) => act(async () => chosen.resolve(accepts)),
  };
}

test('shows what is likely at once, and what the server has afterwards', async () => {
  const { shown, choose, store, answer } = await open();
  const choosing = choose(1);
  await waitFor(() => expect(shown()).toEqual(['Late (default)', 'Mine']));
  store(aListView({ id: 1, name: 'Renamed', isDefault: true }));
  await answer(true);
  expect(await choosing).toEqual({ ok: true });
  await waitFor(() => expect(shown()).toEqual(['Renamed (default)']));
});

test('takes a refused change back, says why, and shows what the server has', async () => {
  const { shown, choose, store, answer } = await open();
  const choosing = choose(1).catch(({ message }) => message);
  await waitFor(() => expect(shown()).toEqual(['Late (default)', 'Mine']));
  store(aListView({ id: 1, name: 'Renamed' }));
  await answer(false);
  expect(await choosing).toContain('It was changed.');
  await waitFor(() => expect(shown()).toEqual(['Renamed']));
});
