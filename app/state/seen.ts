import { writePersonal } from './personal-storage.ts';

/** Whether this browser has shown something to its person already. */
export function wasSeen(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Without storage, it would be news each time.
    return true;
  }
}

export function rememberSeen(key: string): void {
  try {
    writePersonal(() => localStorage, key, 'seen');
  } catch {
    // The storage is full.
  }
}
