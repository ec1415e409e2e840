import { patience, type Visitor } from './visitor.ts';

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
