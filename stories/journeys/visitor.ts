import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Who goes through the app: what they see, and their hands. */
export type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A screen’s code may have to come first. */
export const patience = { timeout: 5000 };

const farthest = 80;

/** It would go by itself in a few seconds, and until then lie on the page. */
export async function closeMessage({ canvas, userEvent }: Visitor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }, patience));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull());
}

/** Presses Tab until the focus is there. */
export async function tabTo({ userEvent }: Visitor, target: HTMLElement) {
  for (let presses = 0; presses < farthest; presses++) {
    if (document.activeElement === target) return;
    await userEvent.tab();
  }
  throw new Error(`Tab does not lead to “${target.textContent || target.getAttribute('name')}”`);
}
