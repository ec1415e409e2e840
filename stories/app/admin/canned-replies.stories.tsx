import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { CannedReplies } from '#app/admin/canned-replies/canned-replies.tsx';
import { cannedReplies } from '#app/admin/canned-replies/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCannedReply, someCannedReplies } from '../../fixtures/conversations.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';

/** A server that stores replies, sorted by title. */
function aServer(replies = someCannedReplies(), answers: Answers = {}): Answers {
  const kept = [...replies];
  return {
    'GET /api/admin/canned-replies': () =>
      kept.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    'POST /api/admin/canned-replies': async (request: Request) => {
      const reply = aCannedReply({ id: 9, ...(await request.json()) });
      kept.push(reply);
      return reply;
    },
    'PATCH /api/admin/canned-replies/:id': async (request: Request) => {
      const at = kept.findIndex(({ id }) => id === 1);
      const reply = aCannedReply({ ...kept[at], ...(await request.json()) });
      kept[at] = reply;
      return reply;
    },
    'DELETE /api/admin/canned-replies/:id': () => {
      kept.splice(
        kept.findIndex(({ id }) => id === 1),
        1,
      );
      return { ok: true };
    },
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Canned replies',
  component: adminScreen(cannedReplies, cannedReplies.page, CannedReplies),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/canned-replies',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Canned replies, sorted by title, with add, edit and delete. They are inserted into replies in the ticket dialog.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'We are on it' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aServer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No canned replies yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/admin/canned-replies': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading canned replies...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn({
      'GET /api/admin/canned-replies': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** The form starts with the current values. */
export const EditDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit We are on it' }));
    const dialog = within(await openedDialog('Edit reply'));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('We are on it');
  },
});

export const Changed = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await EditDialog.play(context);
    const dialog = within(await openedDialog('Edit reply'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' today');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    await inSight('Canned reply saved');
    await expect(
      await canvas.findByRole('rowheader', { name: 'We are on it today' }),
    ).toBeVisible();
  },
});

/** Inserted at the caret, and checked when it is saved. */
export const UnknownVariable = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add reply' }));
      const dialog = within(await openedDialog('Add reply'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await expect(title).toHaveAccessibleDescription(/Required/);
      await expect(title).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Inserted at the caret, and checked when it is saved', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add reply' }));
      const dialog = within(await openedDialog('Add reply'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Hello');
      const text = dialog.getByRole('textbox', { name: 'Text' });
      await userEvent.type(text, 'Hi ');
      await userEvent.click(dialog.getByRole('button', { name: /insert customer name$/ }));
      await userEvent.type(text, ', about {{order}.');
      await expect(text).toHaveValue('Hi {customerName}, about {order}.');
      await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
      await expect(await dialog.findByText(/^\{order\} isn’t a variable/)).toBeVisible();
      await expect(text).toHaveFocus();
    });
  },
});

/** The own text stays, beside the newer one. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let isNewer = false;
    const theirs = aCannedReply({ text: 'We’ve seen it.', updatedAt: '2026-01-15T11:58:00.000Z' });
    return adminSignedIn(
      aServer(undefined, {
        'GET /api/admin/canned-replies': () => [isNewer ? theirs : aCannedReply()],
        'PATCH /api/admin/canned-replies/:id': async (request: Request) => {
          const { readAt, ...values } = await request.json();
          if (readAt === theirs.updatedAt) return { ...theirs, ...values };
          isNewer = true;
          return refusal(409, 'Bea Lind changed this reply after you opened it.', {
            code: 'conflict',
            newer: { by: 'Bea Lind', at: theirs.updatedAt },
          })();
        },
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    await EditDialog.play(context);
    const dialog = within(await openedDialog('Edit reply'));
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    const notice = await dialog.findByRole('region', { name: /^Bea Lind changed this reply/ });
    await expect(within(notice).getByText('We’ve seen it.')).toBeVisible();
    await expect(text).toHaveValue('Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine anyway' }));
    await inSight('Canned reply saved');
  },
});

/** Another admin saves while this one types. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let current = aCannedReply();
    saveAsBea = () => {
      const text = 'We’ve seen it.';
      current = aCannedReply({ text, updatedAt: '2026-01-15T11:58:00.000Z' });
    };
    return adminSignedIn(aServer(undefined, { 'GET /api/admin/canned-replies': () => [current] }));
  },
  play: async (context) => {
    const { step } = context;
    await step('Another admin saves while this one types', async () => {
      await EditDialog.play(context);
      const dialog = within(await openedDialog('Edit reply'));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await context.userEvent.type(title, ' today');
      saveAsBea();
      changedByBea('canned_reply.changed', 1);
      await expect(await dialog.findByText('Changed by Bea Lind just now')).toBeVisible();
      await expect(title).toHaveValue('We are on it today');
      await expect(title).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const dialog = within(await openedDialog('Edit reply'));
      await context.userEvent.click(dialog.getByRole('button', { name: 'Show' }));
      const notice = await dialog.findByRole('region', { name: /^Bea Lind changed this reply/ });
      await expect(
        within(notice).getByText('Their changes to Text are in the form now.'),
      ).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('We’ve seen it.');
      await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(
        'We are on it today',
      );
      await expect(dialog.getByRole('button', { name: 'Save reply' })).toBeVisible();
    });
  },
});

let saveAsBea = () => {};

/** The form keeps what was typed. */
export const TitleTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer(undefined, {
        'POST /api/admin/canned-replies': refusal(
          409,
          'A canned reply with this title already exists. Choose another title.',
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add reply' }));
    const dialog = within(await openedDialog('Add reply'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'We are on it');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    await inSight('A canned reply with this title already exists. Choose another title.');
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Thank you.');
  },
});

/** The confirmation stays open for another try. */
export const DeleteFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    adminSignedIn(
      aServer(undefined, {
        'DELETE /api/admin/canned-replies/:id': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Delete question', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete We are on it' }));
      await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
        'Are you sure? This will permanently delete the reply "We are on it". Messages already sent with it won’t change.',
      );
    });
    await step('The confirmation stays open for another try', async () => {
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await inSight('Something went wrong on our side.');
      await expect(question).toHaveAttribute('data-state', 'open');
    });
  },
});

export const Deleted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Added', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add reply' }));
      const dialog = within(await openedDialog('Add reply'));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await waitFor(() => expect(title).toHaveFocus());
      await userEvent.type(title, 'Thanks');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Thank you.');
      await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
      await inSight('Canned reply added');
      await expect(await canvas.findByRole('rowheader', { name: 'Thanks' })).toBeVisible();
    });
    await step('Deleted', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete We are on it' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
      await inSight('Canned reply deleted');
      await waitFor(() =>
        expect(canvas.queryByRole('rowheader', { name: 'We are on it' })).toBeNull(),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add reply' })).toHaveFocus());
    });
  },
});

export const LongAndMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aServer([
        aCannedReply({
          title: `שלום ${'a-title-without-an-end'.repeat(8)}`,
          text: `<script>alert('no')</script> ${'verylongword'.repeat(300)}`,
        }),
        aCannedReply({ id: 2, title: '👩🏽‍🚀', text: '.' }),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '👩🏽‍🚀' })).toBeVisible();
  },
});
