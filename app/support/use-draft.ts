import { type RefObject, useEffect, useRef } from 'react';
import type { CustomerType } from '#db/values/enumerations';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { fillTexts, readTexts } from './form-texts.ts';

type Listener = {
  /** Gets the type that was chosen: only then are the other fields there to be filled. */
  onTypeFound: (customerType: string | undefined) => void;
  onFilled: () => void;
};

/** Finds again what was written here before a reload. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  customerType: CustomerType | null,
  { onTypeFound, onFilled }: Listener,
) {
  const sinceMs = useRef(0);
  const unfilled = useRef<Record<string, string>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is first shown
  useEffect(() => {
    const draft = readDraft();
    sinceMs.current = draft?.sinceMs ?? shownSinceMs();
    unfilled.current = draft?.values;
    // What was chosen before the page came alive is newer.
    const chosen = form.current ? readTexts(form.current).customerType : undefined;
    onTypeFound(chosen ?? draft?.values.customerType);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the type is known
  useEffect(() => {
    if (!customerType || !unfilled.current || !form.current) return;
    fillTexts(form.current, { ...unfilled.current, customerType });
    unfilled.current = undefined;
    onFilled();
  }, [customerType]);

  return {
    keep: () => {
      if (!form.current) return;
      keepDraft({ values: readTexts(form.current), sinceMs: sinceMs.current });
    },
    forget: () => {
      forgetDraft();
      sinceMs.current = Date.now();
    },
    elapsedMs: () => Math.max(0, Math.round(Date.now() - sinceMs.current)),
  };
}

/** A page that the server sent was there, and could be read, long before it came alive. */
function shownSinceMs(): number {
  return window.earlyEvents?.hydrated === false ? performance.timeOrigin : Date.now();
}
