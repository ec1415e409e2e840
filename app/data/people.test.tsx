import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { answering } from '../../stories/fixtures/answers.ts';
import { aListView } from '../../stories/fixtures/list-views.ts';
import { aPerson } from '../../stories/fixtures/people.ts';
import { useListViews } from './list-views.ts';
import { usePeopleMutations } from './people.ts';
import { swrConfig } from './swr-config.ts';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

type Mutations = ReturnType<typeof usePeopleMutations>;
const acts = {
  'a new role': ({ changeRole }: Mutations) => changeRole(3, { role: 'delivery', version: 0 }),
  'a removal': ({ remove }: Mutations) => remove(aPerson()),
};

test.each(Object.entries(acts))('%s shows the views that become one’s own', async (_, change) => {
  let views = [aListView({ by: 'Bea Lind' })];
  const handOver = <Answer,>(answer: Answer) => {
    views = [aListView({ by: null })];
    return answer;
  };
  stop = answering({
    'GET /api/admin/list-views': () => views,
    'PATCH /api/admin/people/:id': () => handOver(aPerson()),
    'DELETE /api/admin/people/:id': () => handOver({ ok: true }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => ({ ...useListViews('orders'), mutations: usePeopleMutations() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.views?.[0]?.by).toBe('Bea Lind'));
  await act(async () => void (await change(result.current.mutations)));
  expect(result.current.views?.[0]?.by).toBeNull();
});
