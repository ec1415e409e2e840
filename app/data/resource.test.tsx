import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type Answers, answering, refusal } from '../../stories/fixtures/answers.ts';
import { useResource } from './resource.ts';
import { swrConfig } from './swr-config.ts';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

function load(answers: Answers) {
  stop = answering(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  return renderHook(() => useResource<string[]>('/api/things'), { wrapper }).result;
}

test('says why loading failed, and loads again on retry', async () => {
  const answers: Answers = { 'GET /api/things': refusal(503, 'The shop restarts.') };
  const result = load(answers);
  await waitFor(() => expect(result.current.failed).toBe('The shop restarts.'));
  expect(result.current.data).toBeUndefined();
  answers['GET /api/things'] = ['one'];
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.data).toEqual(['one']));
  expect(result.current.failed).toBeUndefined();
});

test('keeps what it has loaded when a later attempt fails', async () => {
  const answers: Answers = { 'GET /api/things': ['one'] };
  const result = load(answers);
  await waitFor(() => expect(result.current.data).toEqual(['one']));
  answers['GET /api/things'] = refusal(503, 'The shop restarts.');
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.failed).toBe('The shop restarts.'));
  expect(result.current.data).toEqual(['one']);
});
