import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readSessionText, writeSessionText } from '../state/session-text.ts';
import { fillTexts, readTexts, readTypedNames, type Texts } from './form-texts.ts';

/** Where a draft is kept until it is sent. */
export type DraftStorage = {
  /** Another draft has another key. */
  key: string;
  read: () => Texts;
  write: (texts: Texts) => void;
  clear: () => void;
};

type DraftOptions = {
  /** Whether the form shows the fields that the draft fills. */
  isReady?: boolean;
  /** What was chosen since, and counts more than the draft. */
  overrides?: Texts;
  onRestored?: () => void;
};

/** Restores what was typed into a form before a reload. What was typed before hydration stays. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  storage: DraftStorage,
  { isReady = true, overrides, onRestored }: DraftOptions = {},
) {
  // Read first: what is typed before the fields are there would replace it.
  const unrestored = useRef<Texts>(undefined);
  const read = useEffectEvent(() => {
    unrestored.current = storage.read();
  });
  const restore = useEffectEvent(() => {
    if (!form.current || !unrestored.current) return;
    const untouched = { ...unrestored.current };
    for (const name of readTypedNames(form.current)) delete untouched[name];
    fillTexts(form.current, { ...untouched, ...overrides });
    unrestored.current = undefined;
    onRestored?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useLayoutEffect(() => read(), [storage.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useLayoutEffect(() => {
    if (isReady) restore();
  }, [storage.key, isReady]);

  return {
    /** Call it on each input. */
    keep: () => form.current && storage.write(readTexts(form.current)),
    clear: storage.clear,
  };
}

/** Keeps some fields of a form, each under a key of its own. */
export function createFieldDraft(keys: Readonly<Record<string, string>>): DraftStorage {
  const write = (texts: Texts) => {
    for (const [name, key] of Object.entries(keys)) writeSessionText(key, texts[name]);
  };
  return {
    key: Object.values(keys).join('\n'),
    read: () =>
      Object.fromEntries(
        Object.entries(keys)
          .map(([name, key]) => [name, readSessionText(key) ?? ''] as const)
          .filter(([, text]) => text),
      ),
    write,
    clear: () => write({}),
  };
}
