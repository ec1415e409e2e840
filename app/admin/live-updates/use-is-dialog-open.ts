import { useSyncExternalStore } from 'react';

/** Whether a dialog is open, possibly with unsaved input. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isDialogOpen, () => false);
}

export function isDialogOpen(): boolean {
  return document.querySelector('body > :is([role=dialog], [role=alertdialog])') !== null;
}

/** Dialogs are children of the body, so watching deeper is not needed. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
