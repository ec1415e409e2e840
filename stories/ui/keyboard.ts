import { expect, fn, type UserEventObject } from 'storybook/test';

/**
 * Keys that only the browser acts on, and only when a person presses them: the arrows of a select,
 * Enter on a summary. A play can press them and see that they reach it and that nobody takes them.
 */
export async function expectNativeKeys(person: UserEventObject, ...keys: string[]) {
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

/** Tab reaches it, and each of the keys presses or follows it. Answers what counts the presses. */
export async function tabToAndPress(
  person: UserEventObject,
  element: HTMLElement,
  ...keys: string[]
) {
  const press = countPresses(element);
  await person.tab();
  await expect(element).toHaveFocus();
  for (const [index, key] of keys.entries()) {
    await person.keyboard(key);
    await expect(press).toHaveBeenCalledTimes(index + 1);
  }
  return press;
}
