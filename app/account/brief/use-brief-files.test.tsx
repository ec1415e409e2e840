import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { BriefFile } from '#contract/briefs';
import { aBriefFile } from '../../../stories/fixtures/briefs.ts';
import { ApiError } from '../../data/api-error.ts';
import { useBriefFiles } from './use-brief-files.ts';

afterEach(cleanup);

const menu = new File(['Soup'], 'menu.txt');

/** Uploads that the test answers, in their order. */
function open() {
  const uploads: PromiseWithResolvers<BriefFile>[] = [];
  let files: BriefFile[] = [];
  const calls = {
    upload: () => {
      const call = Promise.withResolvers<BriefFile>();
      uploads.push(call);
      return call.promise;
    },
    remove: async () => ({ ok: true }),
  };
  const setFiles = (change: (known: BriefFile[]) => BriefFile[]) => {
    files = change(files);
  };
  const { result } = renderHook(() => useBriefFiles({ calls, setFiles }));
  const reject = (error: ApiError) => act(async () => uploads.at(-1)?.reject(error));
  const resolve = (file: BriefFile) => act(async () => uploads.at(-1)?.resolve(file));
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  return { result, uploads, reject, resolve, goOnline, stored: () => files };
}

function closePage(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('uploads a file again once the connection is back', async () => {
  const { result, uploads, reject, resolve, goOnline, stored } = open();
  act(() => result.current.add('otherFiles', [menu]));
  await reject(ApiError.unreachable());
  expect(result.current.uploads[0]?.failed).toContain('Check your connection');
  goOnline();
  expect(uploads).toHaveLength(2);
  expect(result.current.uploads[0]?.failed).toBeUndefined();
  await resolve(aBriefFile());
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  expect(stored()).toEqual([aBriefFile()]);
});

test('doesn’t upload a refused file again on its own', async () => {
  const { result, uploads, reject, goOnline } = open();
  act(() => result.current.add('otherFiles', [menu]));
  await reject(new ApiError(415, '415', 'This file type isn’t supported.', null));
  goOnline();
  expect(uploads).toHaveLength(1);
  expect(result.current.uploads[0]?.failed).toBe('This file type isn’t supported.');
  act(() => result.current.retry(result.current.uploads[0]?.key ?? ''));
  expect(uploads).toHaveLength(2);
});

test('doesn’t start a running upload twice', () => {
  const { result, uploads, goOnline } = open();
  act(() => result.current.add('otherFiles', [menu]));
  goOnline();
  act(() => result.current.retry(result.current.uploads[0]?.key ?? ''));
  expect(uploads).toHaveLength(1);
});

test('asks before the page is closed only while files aren’t uploaded', async () => {
  const { result, reject, resolve, goOnline } = open();
  expect(closePage()).toBe(true);
  act(() => result.current.add('otherFiles', [menu]));
  expect(closePage()).toBe(false);
  await reject(ApiError.unreachable());
  expect(closePage()).toBe(false);
  goOnline();
  await resolve(aBriefFile());
  expect(closePage()).toBe(true);
});

test('shows a file once that a save has shown already', async () => {
  const { result, resolve, stored } = open();
  act(() => result.current.add('otherFiles', [menu, menu]));
  await resolve(aBriefFile());
  expect(stored()).toEqual([aBriefFile()]);
  await act(async () => result.current.add('otherFiles', [menu]));
  await resolve(aBriefFile());
  expect(stored()).toEqual([aBriefFile()]);
});
