import { expect, fn, type UserEventObject } from 'storybook/test';

/**
 * For keys that only browsers handle, and only when a user presses them: the arrows of a select,
 * Enter on a summary. Checks that they reach the control and that nothing prevents their default.
 */
export async function expectNativeKeys(user: UserEventObject, ...keys: string[]) {
  const control = document.activeElement;
  const prevented: boolean[] = [];
  const recordKey = (event: KeyboardEvent) => void prevented.push(event.defaultPrevented);
  window.addEventListener('keydown', recordKey);
  try {
    for (const key of keys) await user.keyboard(key);
  } finally {
    window.removeEventListener('keydown', recordKey);
  }
  await expect(prevented.length).toBeGreaterThanOrEqual(keys.length);
  await expect(prevented).not.toContain(true);
  await expect(control).toHaveFocus();
}

/** Counts clicks and prevents navigation. */
export function countPresses(element: HTMLElement) {
  const press = fn((event: Event) => event.preventDefault());
  element.addEventListener('click', press);
  return press;
}

/**
 * Moves focus to the element with Tab and checks that each key activates it. Returns the counter.
 */
export async function tabToAndPress(
  user: UserEventObject,
  element: HTMLElement,
  ...keys: string[]
) {
  const press = countPresses(element);
  await user.tab();
  await expect(element).toHaveFocus();
  for (const [index, key] of keys.entries()) {
    await user.keyboard(key);
    await expect(press).toHaveBeenCalledTimes(index + 1);
  }
  return press;
}
