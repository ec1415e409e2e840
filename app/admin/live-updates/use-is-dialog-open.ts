import { useSyncExternalStore } from 'react';

/** Whether a dialog stands above the page, with whatever somebody has typed into it. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isDialogOpen, () => false);
}

export function isDialogOpen(): boolean {
  return document.querySelector('body > :is([role=dialog], [role=alertdialog])') !== null;
}

/** Dialogs are put at the end of the body, so nothing below it has to be watched. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
