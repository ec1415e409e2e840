import { afterEach, expect, mock, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { maxBodyBytes } from '#contract/body-size';
import { findAnswerError } from '#contract/brief-answers';
import { briefFieldsOf } from '#contract/brief-fields';
import { briefLimits } from '#contract/brief-sections';
import type { Brief, BriefPatch, SavedBrief } from '#contract/briefs';
import { aBrief, aBriefFile } from '../../../stories/fixtures/briefs.ts';
import { ApiError } from '../../data/api-error.ts';
import { useAutosave } from './use-autosave.ts';

const sizeOf = (patch: BriefPatch) => new TextEncoder().encode(JSON.stringify(patch)).length;

/** A page of non-Latin text for each of many questions, typed before the page was opened again. */
function longBrief() {
  const texts = Array.from({ length: 8 }, (_, at) => ({
    id: `text${at}`,
    label: `Text ${at}`,
    max: briefLimits.textLength,
    optional: true,
    example: '',
  }));
  const sections = [{ id: 'long', title: 'Long', hint: '', texts, pictures: { max: 0, hint: '' } }];
  const brief = aBrief({ sections, answers: {}, files: [] });
  const answers = Object.fromEntries(
    texts.map(({ id, max }) => [`text.long.${id}`, '語'.repeat(max)]),
  );
  return { brief, answers };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('saves more than one request holds in several', async () => {
  const { brief, answers } = longBrief();
  for (const [key, text] of Object.entries(answers)) {
    localStorage.setItem(`brief:${brief.orderId}:${key}`, text);
  }
  const patches: BriefPatch[] = [];
  let saved: Brief = brief;
  const save = async (patch: BriefPatch) => {
    patches.push(patch);
    saved = { ...saved, answers: { ...saved.answers, ...patch.answers } };
    return { ...saved, replaced: {} };
  };
  const { result } = renderHook(() => useAutosave(brief, { read: async () => saved, save }));
  await waitFor(() => expect(saved.answers).toEqual(answers), { timeout: 5_000 });
  await waitFor(() => expect(result.current.state).toEqual({ is: 'saved' }));
  expect(patches.length).toBeGreaterThan(1);
  expect(patches.every((patch) => sizeOf(patch) <= maxBodyBytes)).toBe(true);
});

test('never needs more than one request for a single answer that is valid', () => {
  const { brief } = longBrief();
  for (const field of briefFieldsOf(brief.sections)) {
    const text = '\uD800'.repeat(field.max);
    if (field.kind === 'files' || findAnswerError(field, text)) continue;
    expect(sizeOf({ answers: { [field.key]: text }, version: 1e9 })).toBeLessThan(maxBodyBytes);
  }
});

test('says that answers which are too large can’t be saved, and stops', async () => {
  const opened = aBrief();
  const error = new ApiError(413, '413', 'This request is too large.', null);
  let tries = 0;
  const save = () => {
    tries += 1;
    return Promise.reject(error);
  };
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  act(() => result.current.setAnswer('phone', '1'));
  const refused = { is: 'refused', reason: 'This request is too large.' } as const;
  await waitFor(() => expect(result.current.state).toEqual(refused), { timeout: 3_000 });
  expect(tries).toBe(1);
});

const leaveField = () => act(() => void document.dispatchEvent(new Event('focusout')));

test('marks an email that isn’t one once the field is left, and doesn’t save it', async () => {
  const opened = aBrief();
  const save = () => Promise.reject(new Error('was saved'));
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  act(() => result.current.setAnswer('email', 'ada@'));
  expect(result.current.errorOf('email')).toBeNull();
  leaveField();
  expect(result.current.errorOf('email')).toStartWith('Enter an email address');
  await waitFor(() => expect(result.current.state).toEqual({ is: 'invalid' }), { timeout: 3_000 });
  act(() => result.current.setAnswer('email', ' ada@example.com '));
  expect(result.current.errorOf('email')).toBeNull();
});

test('drops what a choice hides, and so can be sent', async () => {
  const opened = aBrief({ answers: { domain: 'own' } });
  const save = async ({ answers }: BriefPatch) => ({ ...opened, answers, replaced: {} });
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  act(() => result.current.setAnswer('domainName', 'ada'));
  leaveField();
  await waitFor(() => expect(result.current.state).toEqual({ is: 'invalid' }), {
    timeout: 3_000,
  });
  act(() => result.current.setAnswer('domain', 'find'));
  await waitFor(() => expect(result.current.state).toEqual({ is: 'saved' }), {
    timeout: 3_000,
  });
  expect(result.current.answers).toEqual({ domain: 'find' });
  expect(localStorage).toHaveLength(0);
});

test('drops what a choice of another tab hides', async () => {
  const opened = aBrief({ answers: { domain: 'own' } });
  const newer = { ...opened, answers: { domain: 'find' }, version: 9 };
  const save = () => Promise.reject(new Error('was saved'));
  const { result } = renderHook(() => useAutosave(opened, { read: async () => newer, save }));
  act(() => result.current.setAnswer('domainName', 'ada'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.answers).toEqual({ domain: 'find' }));
  expect(localStorage).toHaveLength(0);
});

test('keeps a file that was uploaded while a save was answered', async () => {
  const opened = aBrief({ files: [] });
  const answer = Promise.withResolvers<SavedBrief>();
  let isSaving = false;
  const save = () => {
    isSaving = true;
    return answer.promise;
  };
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  act(() => result.current.setAnswer('phone', '1'));
  await waitFor(() => expect(isSaving).toBe(true), { timeout: 3_000 });
  act(() => result.current.setFiles((files) => [...files, aBriefFile()]));
  await act(async () => answer.resolve({ ...opened, replaced: {} }));
  expect(result.current.state).toEqual({ is: 'saved' });
  expect(result.current.brief.files).toEqual([aBriefFile()]);
});

test('keeps a file that was uploaded while the brief was read again', async () => {
  const opened = aBrief({ files: [] });
  const answer = Promise.withResolvers<Brief>();
  const read = () => answer.promise;
  const save = () => Promise.reject(new Error('was saved'));
  const { result } = renderHook(() => useAutosave(opened, { read, save }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => result.current.setFiles((files) => [...files, aBriefFile()]));
  await act(async () => answer.resolve({ ...opened, version: 9 }));
  expect(result.current.brief).toMatchObject({ version: 9, files: [aBriefFile()] });
});

test('never takes a save of its own that had no answer for one of another tab', async () => {
  const opened = aBrief();
  const replaced = ['Wed', 'Thu'].map((openingHours) => ({ openingHours }));
  const sent: BriefPatch['answers'][] = [];
  const save = async ({ answers }: BriefPatch): Promise<SavedBrief> => {
    sent.push(answers);
    if (sent.length === 1) throw ApiError.unreachable();
    return { ...opened, replaced: replaced[sent.length - 2] ?? {} };
  };
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  const type = (text: string) => act(() => result.current.setAnswer('openingHours', text));
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  type('Wed ');
  goOnline();
  await waitFor(() => expect(result.current.state).toEqual({ is: 'retrying' }));
  type('Wed–Sun');
  goOnline();
  await waitFor(() => expect(result.current.state).toEqual({ is: 'saved' }));
  expect(result.current.replaced).toEqual({});
  type('Wed–Mon');
  goOnline();
  await waitFor(() => expect(result.current.replaced).toEqual({ openingHours: 'Thu' }));
  expect(sent).toHaveLength(3);
});

test('keeps what wasn’t saved before the brief was locked, and doesn’t send it', async () => {
  const opened = aBrief({ locked: 'delivered' });
  localStorage.setItem(`brief:${opened.orderId}:address`, '1 Harbor Street');
  const save = mock(() => Promise.reject(new Error('was saved')));
  const { result } = renderHook(() => useAutosave(opened, { read: async () => null, save }));
  await waitFor(() => expect(result.current.drafts).toEqual({ address: '1 Harbor Street' }));
  await act(() => Bun.sleep(0));
  expect(save).not.toHaveBeenCalled();
  expect(localStorage.getItem(`brief:${opened.orderId}:address`)).toBe('1 Harbor Street');
});

test('saves what was refused once the page is shown again, such as after signing in elsewhere', async () => {
  const opened = aBrief();
  let isSignedIn = false;
  const save = mock(async ({ answers }: BriefPatch): Promise<SavedBrief> => {
    if (!isSignedIn) throw new ApiError(401, '401: Unauthorized', 'Sign in to continue.', null);
    return { ...opened, answers: { ...opened.answers, ...answers }, replaced: {} };
  });
  const { result } = renderHook(() => useAutosave(opened, { read: async () => opened, save }));
  act(() => result.current.setAnswer('openingHours', 'Wed–Sun'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toMatchObject({ is: 'refused' }));
  isSignedIn = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.state).toEqual({ is: 'saved' }));
  expect(result.current.answers.openingHours).toBe('Wed–Sun');
  expect(save).toHaveBeenCalledTimes(2);
});
