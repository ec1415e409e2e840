import { atom, useAtomValueRawSync } from 'jotai';

const bodyChangesAtom = atom(0);

bodyChangesAtom.onMount = (set) => {
  const count = () => set((changes) => changes + 1);
  // One may have opened since the first render.
  count();
  const observer = new MutationObserver(count);
  // Dialogs are appended to the body, so nothing below its children has to be watched.
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};

/** Whether a dialog is open above the page. For screens that the server does not render. */
export function useIsDialogOpen(): boolean {
  useAtomValueRawSync(bodyChangesAtom);
  return isDialogOpen();
}

export function isDialogOpen(): boolean {
  return document.querySelector('body > :is([role=dialog], [role=alertdialog])') !== null;
}
