import { writePersonal } from './personal-storage.ts';

/**
 * Answers that aren’t saved yet, one entry each, so that two tabs don’t overwrite each other’s. A
 * reload and a lost connection find them again. Where the browser forbids storage, nothing is kept.
 */
export function createStoredAnswers(name: string) {
  const prefix = `${name}:`;
  return {
    read(): Record<string, string> {
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return Object.fromEntries(
          keys.map((key) => [key.slice(prefix.length), localStorage.getItem(key) ?? '']),
        );
      } catch {
        return {};
      }
    },
    write(field: string, text: string): void {
      try {
        writePersonal(() => localStorage, prefix + field, text);
      } catch {}
    },
    /** Unless another tab has stored a newer one since. */
    remove(field: string, text: string): void {
      try {
        if (localStorage.getItem(prefix + field) !== text) return;
        writePersonal(() => localStorage, prefix + field, null);
      } catch {}
    },
  };
}
