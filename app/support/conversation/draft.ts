/** What was written and not sent, for as long as the tab is open: a reload does not lose it. */
export const drafts = {
  read: (key: string): string => attempt(() => sessionStorage.getItem(nameOf(key))) ?? '',

  /** An empty text is no draft. */
  keep(key: string, text: string): void {
    attempt(() => {
      if (text) sessionStorage.setItem(nameOf(key), text);
      else sessionStorage.removeItem(nameOf(key));
    });
  },
};

function nameOf(key: string): string {
  return `draft ${key}`;
}

/** A browser may forbid storage, or have no room: then a draft lives as long as its page. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
