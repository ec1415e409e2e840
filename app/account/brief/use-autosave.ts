import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findAnswerError, isHidden, keptAnswer } from '#contract/brief-answers';
import { briefFieldsOf } from '#contract/brief-fields';
import type { Brief } from '#contract/briefs';
import { ApiError } from '../../data/api-error.ts';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { createStoredAnswers } from '../../state/stored-answers.ts';
import { createUnansweredTexts } from '../unanswered-texts.ts';
import { firstBatch } from './first-batch.ts';

const saveDelayMs = 700;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

/** `refused`: the server won’t take the answers, and `reason` says why. */
export type SaveState =
  | { is: 'saved' | 'saving' | 'retrying' | 'invalid' }
  | { is: 'refused'; reason: string };

type Answers = Readonly<Record<string, string>>;

export type Autosave = ReturnType<typeof useAutosave>;

/**
 * Saves answers as they are typed. What isn’t saved is kept in the browser and sent again: after a
 * failure, when the connection is back, and when the page is opened again.
 */
export function useAutosave(opened: Brief, calls: Pick<BriefCalls, 'read' | 'save'>) {
  const [brief, setBrief] = useState(opened);
  const [stored] = useState(() => createStoredAnswers(`brief:${opened.orderId}`));
  const [drafts, setDrafts] = useState<Answers>({});
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  /** Answers from elsewhere that were replaced here. */
  const [replaced, setReplaced] = useState<Answers>({});
  // The newest values, for saves that began earlier.
  const latest = useRef({ brief: opened, drafts: {} as Answers });
  const work = useRef({ timer: 0, attempts: 0, fileWrites: 0, isSaving: false, isLeft: false });
  const unanswered = useRef(createUnansweredTexts());
  /** The field that is being typed. Until it is left, it says nothing, and its text stays as typed. */
  const [typed, setTyped] = useState<{ key: string; text: string } | null>(null);
  const fields = new Map(briefFieldsOf(brief.sections).map((field) => [field.key, field]));

  /** Drafts that a choice hides are dropped. */
  function keep(next: Answers) {
    const answers = { ...latest.current.brief.answers, ...next };
    const kept = Object.entries(next).filter(([key, text]) => {
      const field = fields.get(key);
      const isKept = !field || !isHidden(field, answers);
      if (!isKept) stored.remove(key, text);
      return isKept;
    });
    latest.current.drafts = Object.fromEntries(kept);
    setDrafts(latest.current.drafts);
  }
  function show(next: Brief) {
    latest.current.brief = next;
    setBrief(next);
    keep(latest.current.drafts);
  }
  /** A change of files since the call makes those in its answer outdated. */
  function showAnswer(next: Brief, fileWrites: number) {
    const isOutdated = fileWrites !== work.current.fileWrites;
    show(isOutdated ? { ...next, files: latest.current.brief.files } : next);
  }
  function saveIn(delayMs: number) {
    clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(() => void save(), delayMs);
  }
  function errorOf(key: string, text: string) {
    const field = fields.get(key);
    return field ? findAnswerError(field, text) : null;
  }

  async function save(): Promise<void> {
    const { current } = work;
    if (current.isSaving || current.isLeft) return;
    const drafts = latest.current.drafts;
    const valid = firstBatch(Object.entries(drafts).filter(([key, text]) => !errorOf(key, text)));
    if (valid.length === 0) {
      setState({ is: Object.keys(drafts).length > 0 ? 'invalid' : 'saved' });
      return;
    }
    current.isSaving = true;
    setState((known) => (known.is === 'retrying' ? known : { is: 'saving' }));
    const { version } = latest.current.brief;
    const { fileWrites } = current;
    try {
      const { replaced, ...saved } = await calls.save({
        answers: Object.fromEntries(valid),
        version,
      });
      current.attempts = 0;
      showAnswer(saved, fileWrites);
      const others = unanswered.current.withoutOwn(replaced);
      setReplaced((known) => ({ ...known, ...others }));
      unanswered.current.forget(valid.map(([key]) => key));
      for (const [key, text] of valid) stored.remove(key, text);
      const left = Object.entries(latest.current.drafts).filter(
        ([key, text]) => !valid.some(([saved, sent]) => saved === key && sent === text),
      );
      keep(Object.fromEntries(left));
      current.isSaving = false;
      if (left.some(([key, text]) => !errorOf(key, text))) saveIn(saveDelayMs);
      else setState({ is: left.length > 0 ? 'invalid' : 'saved' });
    } catch (error) {
      current.isSaving = false;
      if (isFinal(error)) {
        setState({ is: 'refused', reason: getErrorMessage(error) ?? '' });
        return;
      }
      unanswered.current.add(valid);
      setState({ is: 'retrying' });
      saveIn(retryDelaysMs[Math.min(current.attempts, retryDelaysMs.length - 1)] ?? 0);
      current.attempts += 1;
    }
  }

  const resume = useEffectEvent(() => {
    const known = stored.read();
    const unsaved = Object.entries(known).filter(
      ([key, text]) => fields.has(key) && (latest.current.brief.answers[key] ?? '') !== text,
    );
    if (unsaved.length === 0) return;
    keep({ ...Object.fromEntries(unsaved), ...latest.current.drafts });
    if (!opened.locked) saveIn(0);
  });
  const saveNow = useEffectEvent(() => {
    if (Object.keys(latest.current.drafts).length > 0) saveIn(0);
  });
  /** Shows what was saved elsewhere while this page was in the background. */
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return saveNow();
    const { fileWrites } = work.current;
    const newer = await calls.read().catch(() => null);
    if (newer && newer.version >= latest.current.brief.version) showAnswer(newer, fileWrites);
    // What was refused, such as after the session had ended, may be taken now.
    if (newer && !newer.locked) saveNow();
  });
  const reopen = useEffectEvent((known: Brief) => {
    if (known.version >= latest.current.brief.version) showAnswer(known, 0);
  });
  // The page opens with what was known before, until the newest has loaded.
  useEffect(() => reopen(opened), [opened]);
  /** The last words are in the browser, and one more save is tried. */
  const leave = useEffectEvent(() => {
    void save();
    work.current.isLeft = true;
  });
  useEffect(() => {
    const { current } = work;
    current.isLeft = false;
    resume();
    const onOnline = () => saveNow();
    const onVisible = () => void refresh();
    const leaveField = () => setTyped(null);
    document.addEventListener('focusout', leaveField);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('focusout', leaveField);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(current.timer);
      leave();
    };
  }, []);

  function setAnswer(key: string, text: string) {
    keep({ ...latest.current.drafts, [key]: text });
    stored.write(key, text);
    setTyped({ key, text });
    setReplaced(({ [key]: _, ...others }) => others);
    if (!work.current.isSaving) saveIn(saveDelayMs);
    setState((known) => (known.is === 'retrying' ? known : { is: 'saving' }));
  }

  const isWrong = (key: string) => key !== typed?.key && errorOf(key, drafts[key] ?? '') !== null;
  const isTypedOn = state.is === 'invalid' && !Object.keys(drafts).some(isWrong);
  const answers = { ...brief.answers, ...drafts };
  const typedField = typed && fields.get(typed.key);
  if (typedField && answers[typed.key] === keptAnswer(typedField, typed.text)) {
    answers[typed.key] = typed.text;
  }
  return {
    brief,
    /** The answers that aren’t saved yet. */
    drafts,
    answers,
    state: isTypedOn ? ({ is: 'saving' } as const) : state,
    replaced,
    /** What a field lacks, once it is left. */
    errorOf: (key: string) =>
      key in drafts && key !== typed?.key ? errorOf(key, drafts[key] ?? '') : null,
    /** For a page that removes the field, which then isn’t left. */
    leaveField: () => setTyped(null),
    setAnswer,
    /** Shows the brief that a call answers. */
    async showAnswerOf(call: () => Promise<Brief>) {
      const { fileWrites } = work.current;
      showAnswer(await call(), fileWrites);
    },
    /** Brings back an answer from elsewhere that was replaced here. */
    restore(key: string) {
      const text = replaced[key];
      if (text !== undefined) setAnswer(key, text);
    },
    /** Adds or removes a file without asking for the whole brief again. */
    setFiles(change: (files: Brief['files']) => Brief['files']) {
      const { brief } = latest.current;
      work.current.fileWrites += 1;
      show({ ...brief, files: change(brief.files) });
    },
  };
}

/** Trying again would not help. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 409, 413].includes(error.status);
}
