import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type Answers, answering, refusal } from '../../stories/fixtures/answers.ts';
import { addressOf } from './address.ts';
import { useResource } from './resource.ts';
import { swrConfig } from './swr-config.ts';

const credits = [{ orderId: 'ACC-2026-0042', amount: '12.00' }];

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
  return renderHook(() => useResource(addressOf('GET /api/customer/credits')), { wrapper }).result;
}

test('says why loading failed, and loads again on retry', async () => {
  const answers: Answers = { 'GET /api/customer/credits': refusal(503, 'The shop restarts.') };
  const result = load(answers);
  await waitFor(() => expect(result.current.failed).toBe('The shop restarts.'));
  expect(result.current.data).toBeUndefined();
  answers['GET /api/customer/credits'] = credits;
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.data).toEqual(credits));
  expect(result.current.failed).toBeUndefined();
});

test('keeps loaded data when a later attempt fails', async () => {
  const answers: Answers = { 'GET /api/customer/credits': credits };
  const result = load(answers);
  await waitFor(() => expect(result.current.data).toEqual(credits));
  answers['GET /api/customer/credits'] = refusal(503, 'The shop restarts.');
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.failed).toBe('The shop restarts.'));
  expect(result.current.data).toEqual(credits);
});
