import type { Page } from 'playwright-core';

/** The steps of a review by the shop and by its customer, as people take them. */

/** Chooses a stage in the menu of an order's card. */
export async function moveOnBoard(page: Page, orderId: string, stage: string): Promise<void> {
  await page.goto('/admin/delivery');
  await page.getByRole('button', { name: `Move ${orderId} to…` }).click();
  await page.getByRole('menuitem', { name: stage }).click();
}

/** The answer to the question whether work may start although the brief is missing. */
export const startAnyway = (page: Page) => page.getByRole('button', { name: 'Start anyway' });

/** Waits until the board shows an order in a stage. */
export async function seeOnBoard(page: Page, orderId: string, stage: string): Promise<void> {
  const column = page.getByRole('region', { name: stage });
  await column.getByRole('link', { name: orderId, exact: true }).waitFor();
}

/** Opens the dialog that sends an order to its customer for review. */
export async function openReviewDialog(page: Page, orderId: string, previewUrl?: string) {
  await moveOnBoard(page, orderId, 'Review and approval');
  const dialog = page.getByRole('dialog', { name: `Send ${orderId} to review` });
  const address = dialog.getByRole('textbox', { name: 'Preview address' });
  await address.or(startAnyway(page)).waitFor();
  if (await startAnyway(page).isVisible()) await startAnyway(page).click();
  await address.waitFor();
  if (previewUrl) await address.fill(previewUrl);
  return dialog;
}

export async function sendToReview(page: Page, orderId: string, previewUrl?: string) {
  const dialog = await openReviewDialog(page, orderId, previewUrl);
  await dialog.getByRole('button', { name: 'Move to review' }).click();
  await seeOnBoard(page, orderId, 'Review and approval');
}

/** The fields of the remarks that aren't sent. */
export const remarkFields = (page: Page) =>
  page.getByRole('textbox', { name: /^What should we change/ });

/** Writes the first remark of a round, without a pin. */
export async function writeRemark(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add remark' }).click();
  await remarkFields(page).fill(text);
  await page.getByText('Saved', { exact: true }).waitFor();
}

export async function sendRemarks(page: Page, button: 'Send 1 remark' | 'Send 2 remarks') {
  await page.getByRole('button', { name: button }).click();
  await page.getByText('We have your remarks').first().waitFor();
}

/** Answers the remarks of the last round in their order: 'done', or the reason against it. */
export async function answerRemarks(page: Page, orderId: string, answers: readonly string[]) {
  await page.goto(`/admin/orders/${orderId}`);
  const details = page.getByRole('region', { name: `Order ${orderId}` });
  for (const [index, answer] of answers.entries()) {
    const name = `Remark ${index + 1}`;
    const form = details.getByRole('form', { name: `Answer to ${name}` });
    if (answer !== 'done') {
      await form.getByRole('radio', { name: 'Declined' }).click();
      await form.getByRole('textbox', { name: 'Reason' }).fill(answer);
    }
    await form.getByRole('button', { name: `Save answer to ${name}` }).click();
    await details
      .getByRole('button', { name: `Change answer to ${name}` })
      .first()
      .waitFor();
  }
  await details.getByText('All answered').first().waitFor();
}

/** Opens the question that ends the review. */
export async function openApproval(page: Page) {
  await page.getByRole('button', { name: 'Approve website' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve this website?' });
  await question.waitFor();
  return question;
}

export async function approve(page: Page, name?: string): Promise<void> {
  const question = await openApproval(page);
  if (name) await question.getByRole('textbox', { name: 'Your name' }).fill(name);
  await question.getByRole('button', { name: 'Approve website' }).click();
  await page.getByText('You approved this website').first().waitFor();
}

/** Delivers an order on its page, with a live address, also if that can’t be reached yet. */
export async function deliver(
  page: Page,
  orderId: string,
  liveUrl: string,
  { isUnreachable = false } = {},
): Promise<void> {
  await page.goto(`/admin/orders/${orderId}`);
  const details = page.getByRole('region', { name: `Order ${orderId}` });
  await details.getByRole('button', { name: 'Deliver', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Deliver ${orderId}` });
  await form.getByRole('textbox', { name: /^Live address/ }).fill(liveUrl);
  const values = form.getByRole('textbox', { name: 'Value' });
  for (const [index, value] of [`${liveUrl}admin`, 'ada', 'tern'].entries()) {
    await values.nth(index).fill(value);
  }
  await form.getByRole('button', { name: 'Deliver website' }).click();
  if (isUnreachable) {
    await form.getByText('The website can’t be reached yet').waitFor();
    await form.getByRole('button', { name: 'Deliver anyway' }).click();
  }
  await form.waitFor({ state: 'detached' });
}
