import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import type { Project } from '#contract/projects';
import { answering } from '../../../stories/fixtures/answers.ts';
import { someProjects } from '../../../stories/fixtures/projects.ts';
import { addressOf } from '../../data/address.ts';
import { swrConfig } from '../../data/swr-config.ts';
import { useRefreshFromLiveUpdates } from '../live-updates/live-updates.tsx';
import { useAdminList } from './use-admin-list.ts';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

/** A list that has loaded, and a way to lose the connection. */
async function aLoadedList() {
  let isConnected = true;
  stop = answering({
    'GET /api/projects': () => (isConnected ? someProjects() : Promise.reject(new TypeError())),
  });
  const { result } = renderHook(
    () => ({
      list: useAdminList<Project>(addressOf('GET /api/projects'), {
        statuses: [],
        sorts: ['createdAt'],
      }),
      refresh: useRefreshFromLiveUpdates(),
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
        </MemoryRouter>
      ),
    },
  );
  const list = () => result.current.list;
  await waitFor(() => expect(list().rows).toHaveLength(someProjects().length));
  return {
    list,
    setConnected: (to: boolean) => {
      isConnected = to;
    },
    missUpdates: () => act(() => result.current.refresh([null])),
  };
}

test('keeps its rows when they can’t be fetched again, and says so until they can', async () => {
  const { list, setConnected, missUpdates } = await aLoadedList();
  const { length } = someProjects();
  setConnected(false);
  await missUpdates();
  await waitFor(() => expect(list().failed).toContain('could not reach the server'));
  expect(list().rows).toHaveLength(length);
  expect(list().range?.shown).toBe(length);
  setConnected(true);
  await missUpdates();
  await waitFor(() => expect(list().failed).toBeUndefined());
  expect(list().rows).toHaveLength(length);
});

test('shows no rows of an earlier search when another one fails', async () => {
  const { list, setConnected } = await aLoadedList();
  setConnected(false);
  act(() => list().search('tide'));
  await waitFor(() => expect(list().failed).toBeDefined());
  expect(list().rows).toEqual([]);
  expect(list().range).toBeUndefined();
});
