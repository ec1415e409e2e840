import { expect, fn, type UserEventObject } from 'storybook/test';

/**
 * Keys that only the browser acts on, and only when a person presses them: the arrows of a select,
 * Enter on a summary. A play can press them and see that they reach it and that nobody takes them.
 */
export async function leavesToTheBrowser(person: UserEventObject, ...keys: string[]) {
  const control = document.activeElement;
  const taken: boolean[] = [];
  const hear = (event: KeyboardEvent) => void taken.push(event.defaultPrevented);
  window.addEventListener('keydown', hear);
  try {
    for (const key of keys) await person.keyboard(key);
  } finally {
    window.removeEventListener('keydown', hear);
  }
  await expect(taken.length).toBeGreaterThanOrEqual(keys.length);
  await expect(taken).not.toContain(true);
  await expect(control).toHaveFocus();
}

/** Counts how often something is pressed or followed, and keeps the browser here. */
export function countPresses(element: HTMLElement) {
  const press = fn((event: Event) => event.preventDefault());
  element.addEventListener('click', press);
  return press;
}
