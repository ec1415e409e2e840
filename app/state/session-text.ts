import { writePersonal } from './personal-storage.ts';

/**
 * Texts kept for this tab alone: a reload and a reopened tab find them again, the next person at
 * the computer does not. Where the browser forbids storage or has no room, nothing is kept.
 */
export function readSessionText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An empty text is not kept. */
export function writeSessionText(key: string, text: string | null | undefined): void {
  try {
    writePersonal(() => sessionStorage, key, text || null);
  } catch {}
}
