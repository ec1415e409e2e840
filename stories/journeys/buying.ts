import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Who goes through the shop: what they see, and their hands. */
export type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A screen’s code may have to come first. */
export const patience = { timeout: 5000 };

const farthest = 80;

/** From the home page to the checkout of Saltmarsh. */
export async function takeSaltmarsh({ canvas, userEvent }: Visitor) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Buy Now: Saltmarsh' }, patience));
  await canvas.findByRole('textbox', { name: 'Name' }, patience);
}

export async function fillIn({ canvas, userEvent }: Visitor, name: string, email: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
}

/** Sends the form, and waits for what the page says then. */
export async function goToPay({ canvas, userEvent }: Visitor, headline: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  await canvas.findByRole('heading', { name: headline }, patience);
}

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
