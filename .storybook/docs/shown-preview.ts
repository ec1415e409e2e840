let shown: string | undefined;
const listeners = new Set<() => void>();

/** The one story that the page renders as a preview: several at once would use up the memory. */
export const shownPreview = {
  isShown: (id: string) => shown === id,
  show: (id: string) => change(id),
  hide: (id: string) => {
    if (shown === id) change(undefined);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function change(id: string | undefined): void {
  shown = id;
  for (const listener of listeners) listener();
}
