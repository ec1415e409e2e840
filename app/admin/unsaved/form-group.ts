import { createContext, useContext, useEffect, useEffectEvent } from 'react';

type Check = () => boolean;

export type FormGroup = ReturnType<typeof createFormGroup>;

/** The forms of a page, each with a check of whether it has changes that aren’t saved. */
export function createFormGroup() {
  const checks = new Set<Check>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    add(check: Check): () => void {
      checks.add(check);
      return () => {
        checks.delete(check);
        notify();
      };
    },
    /** Tells listeners to ask again whether there are changes. */
    notify,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasChanges: () => [...checks].some((check) => check()),
  };
}

/** The forms of the admin page around it; null outside of one. */
export const FormGroupContext = createContext<FormGroup | null>(null);

/** Makes the page ask before it is left while `hasChanges`, which is called then. */
export function useUnsavedChanges(hasChanges: Check): void {
  const group = useContext(FormGroupContext);
  const check = useEffectEvent(hasChanges);
  useEffect(() => group?.add(() => check()), [group]);
  // What was saved or reset is rendered without its changes.
  useEffect(() => group?.notify());
}
