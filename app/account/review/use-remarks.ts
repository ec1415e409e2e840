import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPageError, type Remark, type Review } from '#contract/reviews';
import { ApiError } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { createStoredAnswers } from '../../state/stored-answers.ts';
import { createUnansweredTexts } from '../unanswered-texts.ts';
import { type Draft, mergeDrafts, patchOf, readStored, separateSent } from './drafts.ts';

const saveDelayMs = 700;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

/** `refused`: the server won’t take the remarks, and `reason` says why. */
export type SaveState =
  | { is: 'saved' | 'saving' | 'retrying' | 'empty' | 'invalid' }
  | { is: 'refused'; reason: string };

export type Remarks = ReturnType<typeof useRemarks>;

/**
 * The remarks that aren’t sent yet, each saved on its own as it is typed. What isn’t saved is kept
 * in the browser and sent again: after a failure, when the connection is back, and when the page is
 * opened again.
 */
export function useRemarks(opened: Review, calls: Pick<ReviewCalls, 'save' | 'remove'>) {
  const [stored] = useState(() => createStoredAnswers(`review:${opened.orderId}`));
  const [drafts, setDrafts] = useState<readonly Draft[]>(opened.drafts);
  const [failure, setFailure] = useState<SaveState | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The remark whose page is being typed. What it lacks is said once the field is left. */
  const [typedPage, setTypedPage] = useState<string | null>(null);
  const latest = useRef<readonly Draft[]>(opened.drafts);
  /** Those deleted here, which an older answer would bring back. */
  const removals = useRef(new Set<string>());
  const unanswered = useRef(createUnansweredTexts());
  const work = useRef({ timer: 0, attempts: 0, running: null as Promise<void> | null, writes: 0 });

  function keep(next: readonly Draft[]) {
    latest.current = next;
    setDrafts(next);
  }
  function change(id: string, values: Partial<Draft>) {
    keep(latest.current.map((one) => (one.id === id ? { ...one, ...values } : one)));
  }
  function saveIn(delayMs: number) {
    clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(() => void save(), delayMs);
  }

  /** Stores what became a remark of its own under its new id. */
  function separate(drafts: readonly Draft[], { rounds }: Review): readonly Draft[] {
    const separated = separateSent(drafts, rounds);
    if (separated === drafts) return drafts;
    for (const gone of drafts.filter((draft) => !separated.includes(draft)))
      stored.remove(gone.id, JSON.stringify(patchOf(gone)));
    for (const added of separated.filter((draft) => !drafts.includes(draft)))
      stored.write(added.id, JSON.stringify(patchOf(added)));
    setFailure(null);
    return separated;
  }

  /** Saves what can be saved, one remark after the other. */
  async function save(): Promise<void> {
    while (work.current.running) await work.current.running;
    const saving = saveAll();
    work.current.running = saving;
    await saving;
    work.current.running = null;
  }
  async function saveAll() {
    clearTimeout(work.current.timer);
    setSaving(true);
    try {
      for (let draft = nextUnsaved(); draft; draft = nextUnsaved()) await saveOne(draft);
      work.current.attempts = 0;
      setFailure(null);
    } catch (error) {
      if (isFinal(error)) {
        setFailure({ is: 'refused', reason: getErrorMessage(error) ?? '' });
        return;
      }
      setFailure({ is: 'retrying' });
      saveIn(retryDelaysMs[Math.min(work.current.attempts, retryDelaysMs.length - 1)] ?? 0);
      work.current.attempts += 1;
    } finally {
      setSaving(false);
    }
  }
  function nextUnsaved() {
    return latest.current.find(
      ({ isUnsaved, text, page }) => isUnsaved && text.trim() !== '' && !findPageError(page),
    );
  }
  async function saveOne(draft: Draft) {
    const { id, text } = draft;
    const { remark, replaced } = await calls.save(id, patchOf(draft)).catch((error) => {
      unanswered.current.add([[id, text]]);
      throw error;
    });
    work.current.writes += 1;
    const other = unanswered.current.withoutOwn(replaced === null ? {} : { [id]: replaced })[id];
    unanswered.current.forget([id]);
    const now = latest.current.find((one) => one.id === id);
    if (!now) return;
    const isTypedOn = JSON.stringify(patchOf(now)) !== JSON.stringify(patchOf(draft));
    if (!isTypedOn) stored.remove(id, JSON.stringify(patchOf(draft)));
    change(id, {
      version: remark.version,
      isUnsaved: isTypedOn,
      ...(!isTypedOn && { screenshot: remark.screenshot }),
      ...(other !== undefined && { replaced: other }),
    });
  }

  const resume = useEffectEvent(() => {
    keep(mergeDrafts(opened.drafts, separate(readStored(stored.read()), opened)));
    saveIn(0);
  });
  const saveNow = useEffectEvent(() => {
    if (nextUnsaved()) void save();
  });
  useEffect(() => {
    const { current } = work;
    resume();
    const saveSoon = () => saveNow();
    window.addEventListener('online', saveSoon);
    document.addEventListener('visibilitychange', saveSoon);
    return () => {
      window.removeEventListener('online', saveSoon);
      document.removeEventListener('visibilitychange', saveSoon);
      clearTimeout(current.timer);
      saveNow();
    };
  }, []);

  function write(
    id: string,
    values: Partial<Pick<Remark, 'page' | 'pin' | 'text' | 'screenshot'>>,
  ) {
    // What another tab wrote is offered until this tab writes on, as in the brief.
    change(id, { ...values, isUnsaved: true, ...('text' in values && { replaced: undefined }) });
    const draft = latest.current.find((one) => one.id === id);
    if (draft) stored.write(id, JSON.stringify(patchOf(draft)));
    setFailure((known) => (known?.is === 'retrying' ? known : null));
    saveIn(saveDelayMs);
  }
  function pageErrorOf({ id, page }: Draft): string | null {
    return id === typedPage ? null : findPageError(page);
  }
  const isInvalid = drafts.some(pageErrorOf);
  const isEmpty = drafts.some(({ text }) => text.trim() === '');
  const isUnsaved = drafts.some((draft) => draft.isUnsaved);
  const state: SaveState = failure ?? {
    is: isInvalid
      ? 'invalid'
      : isSaving || (isUnsaved && !isEmpty)
        ? 'saving'
        : isEmpty
          ? 'empty'
          : 'saved',
  };
  return {
    drafts,
    state,
    /** Adds a remark and answers its id. It is saved once something is typed. */
    add(place: Pick<Remark, 'page' | 'pin'>): string {
      const id = crypto.randomUUID();
      keep([...latest.current, { ...place, id, text: '', screenshot: null, version: 0 }]);
      return id;
    },
    change: write,
    pageErrorOf,
    typePage(id: string, page: string) {
      setTypedPage(id);
      write(id, { page });
    },
    leavePage(id: string, page: string) {
      setTypedPage(null);
      if (latest.current.some((one) => one.id === id && one.page !== page)) write(id, { page });
    },
    async remove(id: string): Promise<void> {
      const before = latest.current;
      const removed = before.find((one) => one.id === id);
      removals.current.add(id);
      keep(before.filter((one) => one.id !== id));
      // A save that is on its way would bring it back.
      await work.current.running;
      try {
        await calls.remove(id);
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone && removed) {
          removals.current.delete(id);
          keep([...latest.current, removed]);
          throw error;
        }
      }
      work.current.writes += 1;
      if (removed) stored.remove(id, JSON.stringify(patchOf(removed)));
    },
    /** Shows what the server knows, with what isn’t saved here. */
    show(review: Review) {
      const own = latest.current.filter(({ isUnsaved, version }) => isUnsaved || version === 0);
      const separated = separate(own, review);
      keep(
        mergeDrafts(
          review.drafts.filter(({ id }) => !removals.current.has(id)),
          separated,
        ),
      );
      if (separated !== own) saveIn(0);
    },
    save,
    /** Counts the writes, so that what was read during one is known to be old. */
    countWrites: () => work.current.writes,
  };
}

/** Trying again would not help. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 409].includes(error.status);
}
