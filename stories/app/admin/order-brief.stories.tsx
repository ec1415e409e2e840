import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { OrderBrief } from '#app/admin/orders/order-brief.tsx';
import type { OrderBrief as BriefAnswer } from '#contract/briefs';
import type { BriefText } from '#db/values/brief-sections';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aBrief, aBriefFile, anAskedBrief, anOrderBrief } from '../../fixtures/briefs.ts';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { openOrderForm, orderPage, orderPageParameters } from '../../fixtures/order-page.ts';
import { OrderSection } from '../../fixtures/order-section.tsx';
import { orderDetails } from '../../fixtures/orders.ts';

const paid = orderDetails({ status: 'pending', startedAt: null, deliveredAt: null });

function aDesk(brief: BriefAnswer | Answers['GET /api/orders/:id/brief']) {
  return adminSignedIn({
    'GET /api/orders/:id': paid,
    'GET /api/orders/:id/brief': brief,
  });
}

function Brief() {
  return <OrderSection>{(order) => <OrderBrief order={order} onAsk={() => {}} />}</OrderSection>;
}

const meta = preview.meta({
  title: 'Screens/Admin/Order brief',
  component: Brief,
  globals: { audience: 'admin' },
  decorators: [inAppBare],
  beforeEach: () => aDesk(anOrderBrief()),
  parameters: orderPageParameters(
    'The website brief in an order’s details: answers to copy, files, what is missing, and what changed after it was sent.',
  ),
});

export const Default = meta.story({
  play: async () => {
    const page = await orderPage();
    const changes = await page.findByRole('table', { name: 'Changes since it was sent' });
    await expect(within(changes).getByText('+1 555 0199')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy Opening: Headline' })).toBeEnabled();
    await expect(page.getByText('100% done')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download all as ZIP' })).toHaveAttribute(
      'href',
      '/api/orders/42/brief/archive',
    );
  },
});

export const NotSent = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ ...aBrief(), changes: [] }),
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText('Not sent yet')).toBeVisible();
    await expect(page.getByText(/^\d+ open questions$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /price-list\.pdf/ })).toHaveAttribute(
      'href',
      `/api/orders/42/brief/files/${aBrief().files[0]?.id}`,
    );
  },
});

/** A server that adds questions to a brief that was sent. */
function anAskingDesk(answers: Answers = {}) {
  let brief: BriefAnswer = anOrderBrief();
  return adminSignedIn({
    'GET /api/orders/:id': paid,
    'GET /api/orders/:id/brief': () => brief,
    'POST /api/orders/:id/brief/questions': () => {
      brief = { ...anAskedBrief(), changes: [] };
      return { ...brief, added: 2 };
    },
    ...answers,
  });
}

const openQuestions = (person: UserEventObject) =>
  openOrderForm(person, 'Add questions', 'Add questions to the brief of ACC-2026-0042');

/** What the shop needs besides the answers that were sent. */
export const AddQuestions = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => anAskingDesk(),
  play: async ({ userEvent, step }) => {
    await step('No questions', async () => {
      const form = await openQuestions(userEvent);
      await userEvent.click(form.getByRole('button', { name: 'Send questions' }));
      await expect(form.getByRole('textbox', { name: 'Questions' })).toHaveAccessibleDescription(
        /Required/,
      );
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('What the shop needs besides the answers that were sent', async () => {
      const form = await openQuestions(userEvent);
      await userEvent.type(
        form.getByRole('textbox', { name: 'Questions' }),
        'Can guests book a table online?\nWhich days are you closed?',
      );
      await expect(form.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue(
        'A section of their own',
      );
      await expect(form.getByRole('button', { name: 'Send questions' })).toBeVisible();
    });
  },
});

/** The clock waits for the answers. */
export const Asked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => anAskingDesk(),
  play: async ({ userEvent }) => {
    const form = await openQuestions(userEvent);
    await userEvent.type(
      form.getByRole('textbox', { name: 'Questions' }),
      'Can guests book a table online?',
    );
    await userEvent.click(form.getByRole('button', { name: 'Send questions' }));
    await expect(await screen.findByText(/^Questions sent\./)).toBeVisible();
    const page = await orderPage();
    await expect(await page.findByText('Waiting for answers')).toBeVisible();
    await expect(page.getByText('New questions: Which days are you closed?')).toBeVisible();
  },
});

/** The brief asks it already, so no one gets an email. */
export const AlreadyAsked = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    anAskingDesk({
      'POST /api/orders/:id/brief/questions': { ...anAskedBrief(), changes: [], added: 0 },
    }),
  play: async ({ userEvent }) => {
    const form = await openQuestions(userEvent);
    const questions = form.getByRole('textbox', { name: 'Questions' });
    await userEvent.type(questions, 'Which days are you closed?');
    await userEvent.click(form.getByRole('button', { name: 'Send questions' }));
    await expect(await form.findByText('The brief already asks this.')).toBeVisible();
    await expect(questions).toHaveValue('Which days are you closed?');
    await expect(screen.queryByText(/^Questions sent\./)).toBeNull();
  },
});

/** A server whose brief has two added questions. Removing the second leaves the first. */
function anAskedDesk(answers: Answers = {}) {
  let brief: BriefAnswer = { ...anAskedBrief(), changes: [] };
  const change = (texts: (known: BriefText[]) => BriefText[]) => {
    const [asked, ...others] = brief.sections;
    if (asked) brief = { ...brief, sections: [{ ...asked, texts: texts(asked.texts) }, ...others] };
    return brief;
  };
  return adminSignedIn({
    'GET /api/orders/:id': paid,
    'GET /api/orders/:id/brief': () => brief,
    'PATCH /api/orders/:id/brief/questions/:questionId': () =>
      change((known) => known.map((text) => ({ ...text, label: 'Can guests book online?' }))),
    'DELETE /api/orders/:id/brief/questions/:questionId': () =>
      change((known) => known.slice(0, 1)),
    ...answers,
  });
}

async function openEdit(person: UserEventObject) {
  const page = await orderPage();
  await person.click(
    await page.findByRole('button', { name: 'Edit “Can guests book a table online?”' }),
  );
  return within(await screen.findByRole('dialog', { name: 'Edit question' }));
}

async function reword(person: UserEventObject) {
  const form = await openEdit(person);
  const question = form.getByRole('textbox', { name: 'Question' });
  await person.clear(question);
  await person.type(question, 'Can guests book online?');
  await person.click(form.getByRole('button', { name: 'Save question' }));
  return form;
}

/** Added questions can be changed until they are answered. */
export const EditQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => anAskedDesk(),
  play: async ({ userEvent }) => {
    const form = await openEdit(userEvent);
    await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue(
      'Can guests book a table online?',
    );
  },
});

export const QuestionReworded = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => anAskedDesk(),
  play: async ({ userEvent }) => {
    await reword(userEvent);
    await expect(await screen.findByText('Question saved')).toBeVisible();
    const page = await orderPage();
    await expect(
      (await page.findAllByText('New questions: Can guests book online?'))[0],
    ).toBeVisible();
  },
});

const newer = { by: 'Grace Hopper', at: '2026-01-15T14:30:00.000Z' };

/** Another admin changes it while this one types. */
export const QuestionChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    const brief = { ...anAskedBrief(), changes: [] };
    rewordAsBea = () => {
      const [asked, ...others] = brief.sections;
      if (!asked) return;
      const texts = asked.texts.map((text) => ({ ...text, label: 'Can guests pay?', version: 2 }));
      brief.sections = [{ ...asked, texts }, ...others];
    };
    return anAskedDesk({ 'GET /api/orders/:id/brief': () => structuredClone(brief) });
  },
  play: async ({ userEvent }) => {
    const form = await openEdit(userEvent);
    const question = form.getByRole('textbox', { name: 'Question' });
    await userEvent.type(question, ' Today?');
    rewordAsBea();
    changedByBea('order.changed', paid.id, paid.orderId);
    await expect(await form.findByText('Changed by Bea Lind just now')).toBeVisible();
    await expect(question).toHaveValue('Can guests book a table online? Today?');
    await expect(question).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    const notice = await form.findByRole('region', { name: /^Bea Lind changed this question on/ });
    await expect(notice).toHaveTextContent('It now reads “Can guests pay?”.');
  },
});

let rewordAsBea = () => {};

/** Another admin was faster. What was typed stays. */
export const QuestionConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    anAskedDesk({
      'PATCH /api/orders/:id/brief/questions/:questionId': refusal(
        409,
        'Grace Hopper has reworded this question.',
        { code: 'conflict', newer },
      ),
    }),
  play: async ({ userEvent }) => {
    const form = await reword(userEvent);
    await expect(await form.findByText(/^Grace Hopper changed this question on/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue(
      'Can guests book online?',
    );
    await expect(form.getByRole('button', { name: 'Keep theirs' })).toBeVisible();
  },
});

const answered = 'The customer has answered this question, so it can’t be changed.';

/** The customer was faster. */
export const QuestionAnswered = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    anAskedDesk({
      'PATCH /api/orders/:id/brief/questions/:questionId': refusal(409, answered, {
        code: 'conflict',
      }),
    }),
  play: async ({ userEvent }) => {
    const form = await reword(userEvent);
    await expect(await form.findByText(answered)).toBeVisible();
  },
});

export const RemoveQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => anAskedDesk(),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(
      await page.findByRole('button', { name: 'Remove “Which days are you closed?”' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove this question?' });
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const QuestionRemoved = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => anAskedDesk(),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(
      await page.findByRole('button', { name: 'Remove “Which days are you closed?”' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove this question?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove question' }));
    await expect(await screen.findByText('Question removed')).toBeVisible();
    await expect(page.queryByText('New questions: Which days are you closed?')).toBeNull();
    await waitFor(() => expect(page.getByRole('button', { name: 'Add questions' })).toHaveFocus());
  },
});

const inReview =
  'The customer is reviewing the preview. Move the order to another stage before you add questions.';

export const QuestionsRefused = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    anAskingDesk({
      'POST /api/orders/:id/brief/questions': refusal(409, inReview, { code: 'conflict' }),
    }),
  play: async ({ userEvent }) => {
    const form = await openQuestions(userEvent);
    const questions = form.getByRole('textbox', { name: 'Questions' });
    await userEvent.type(questions, 'Which days are you closed?');
    await userEvent.click(form.getByRole('button', { name: 'Send questions' }));
    await expect(await form.findByText(inReview)).toBeVisible();
    await expect(questions).toHaveValue('Which days are you closed?');
  },
});

/** A guest who lost the link gets a new one. */
export const LinkSent = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      'GET /api/orders/:id': { ...paid, customerId: null },
      'GET /api/orders/:id/brief': { ...aBrief(), changes: [] },
      'POST /api/orders/:id/links': { ok: true },
    }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: 'Email order link' }));
    await expect(await screen.findByText('Link sent')).toBeVisible();
  },
});

/** All links of a guest are revoked after a question. */
export const LinkRevoked = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    adminSignedIn({
      'GET /api/orders/:id': { ...paid, customerId: null },
      'GET /api/orders/:id/brief': { ...aBrief(), changes: [] },
      'DELETE /api/orders/:id/links': { ok: true },
    }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    await userEvent.click(await page.findByRole('button', { name: 'Revoke links' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the guest’s links?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke links' }));
    await expect(await screen.findByText('Links revoked')).toBeVisible();
  },
});

/** Nothing is open anymore, so the answers are folded. */
export const Delivered = meta.story({
  beforeEach: () => aDesk({ ...aBrief({ locked: 'delivered' }), changes: [] }),
  play: async ({ userEvent }) => {
    const page = await orderPage();
    const summary = await page.findByText('Answers and files');
    await expect(page.getByText('Ada’s Kitchen')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(page.getByText('Ada’s Kitchen')).toBeVisible();
    await expect(page.queryByText(/open question/)).toBeNull();
    await userEvent.click(summary);
  },
});

/** A cancelled order asks for nothing, and its answers are folded. */
export const Cancelled = meta.story({
  beforeEach: () => aDesk({ ...aBrief({ locked: 'cancelled' }), changes: [] }),
  play: async () => {
    const page = await orderPage();
    await expect(await page.findByText('Not sent yet')).toBeVisible();
    await expect(page.getByText('Ada’s Kitchen')).not.toBeVisible();
    await expect(page.queryByText(/open question/)).toBeNull();
    await expect(page.queryByRole('button', { name: 'Add questions' })).toBeNull();
  },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);

/** Words without a break wrap beside their copy button. */
export const LongWords = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  beforeEach: () =>
    aDesk(
      anOrderBrief({
        answers: { businessName: longWord, 'text.opening.headline': longWord },
        files: [aBriefFile({ name: `${longWord}.pdf` })],
      }),
    ),
  play: async () => {
    const page = await orderPage();
    const [answer] = await page.findAllByText(longWord, { selector: 'p' });
    await expect(answer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy Business name' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    answer?.scrollIntoView({ block: 'center' });
  },
});

export const Empty = meta.story({
  beforeEach: () => aDesk({ ...aBrief({ answers: {}, files: [], percent: 0 }), changes: [] }),
  play: async () => {
    await expect(await (await orderPage()).findByText(/^No answers yet/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => aDesk(onItsWay),
  play: async () => {
    const page = await orderPage();
    await expect(page.getByRole('heading', { name: 'Website brief' })).toBeVisible();
    await expect(page.queryByText('Not sent yet')).toBeNull();
  },
});

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk(refusal(500, 'Something went wrong.', { code: 'internal' })),
  play: async () => {
    await expect(await (await orderPage()).findByText('Couldn’t load the brief')).toBeVisible();
  },
});
