import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Email } from '#app/admin/settings/emails/email.tsx';
import { emailPage, settings } from '#app/admin/settings/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import {
  anEmailServer,
  aReceiptTemplate,
  rewordedReceipt,
} from '../../fixtures/email-templates.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Email',
  component: adminScreen(settings, emailPage, Email),
  globals: { audience: 'admin' },
  tags: ['screen', 'framed'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(anEmailServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/emails/receipt',
    docs: {
      story: { inline: false, iframeHeight: '1400px' },
      description: {
        component:
          'The texts of an email beside the email itself, written by the server with made-up data. Facts, links and legally needed sentences can’t be changed.',
      },
    },
  },
});

/** The email within the preview's frame, once it says this. */
async function findInEmail(
  canvas: Pick<ReturnType<typeof within>, 'findByTitle' | 'getByTitle'>,
  words: string,
) {
  await canvas.findByTitle('Email preview');
  await waitFor(
    () => {
      const frame = canvas.getByTitle('Email preview');
      const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
      expect(body?.textContent).toContain(words);
    },
    { timeout: 5000 },
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Heading' })).toHaveValue(
      'Welcome aboard',
    );
    await findInEmail(canvas, 'Hi Ada Lovelace, thanks for choosing Saltmarsh.');
    await expect(canvas.getByText('Sitewright <hello@sitewright.example>')).toBeVisible();
  },
});

/** The preview follows what is typed, and a variable is inserted where the caret is. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Heading' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Thanks, ');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert {customerName}' }));
    await expect(title).toHaveValue('Thanks, {customerName}');
    await expect(title).toHaveFocus();
    await findInEmail(canvas, 'Thanks, Ada Lovelace');
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
  },
});

/** A test email is sent, the texts are saved, and shown as plain text. */
export const Saved = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Test sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send test email' }));
      await inSight('We sent it to grace@sitewright.example.');
    });
    await step('Saved', async () => {
      const { canvas, userEvent } = context;
      await Changed.play(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await inSight('New emails will use this version.');
      await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
    });
    await step('Plain text', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Plain text' }));
      await expect(canvas.getByText(/Hi Ada Lovelace, thanks for choosing/)).toBeVisible();
    });
  },
});

/** Says at the field what is wrong. The preview stays, and nothing can be sent. */
export const UnknownVariable = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Heading' });
    await findInEmail(canvas, 'Welcome aboard');
    await userEvent.clear(title);
    await userEvent.type(title, 'Hi {{price}');
    await expect(title).toHaveAccessibleDescription(/This email has no variable \{price\}\./);
    await expect(canvas.getByText('Correct the marked texts to update the preview.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** What can't be left out is said at the field. */
export const MissingVariable = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      anEmailServer(
        aReceiptTemplate(
          {},
          {
            fields: rewordedReceipt.fields.map((field) =>
              field.name === 'intro' ? { ...field, required: ['productTitle'] } : field,
            ),
          },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const intro = await canvas.findByRole('textbox', { name: 'Opening text' });
    await expect(intro).toHaveAccessibleDescription(/Must contain \{productTitle\}\./);
    await userEvent.clear(intro);
    await userEvent.type(intro, 'Hello');
    await expect(intro).toHaveAccessibleDescription(/This text must contain \{productTitle\}\./);
  },
});

export const Guest = meta.story({
  tags: ['!screen', 'unpictured'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Reset one', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Reset to default: Heading' }),
      );
      await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue(
        'Your website is on its way',
      );
      await expect(canvas.queryByRole('button', { name: 'Reset to default: Heading' })).toBeNull();
    });
    await step('Guest', async () => {
      const sample = await canvas.findByRole('combobox', { name: 'Example data' });
      await userEvent.selectOptions(sample, 'Guest');
      await findInEmail(canvas, 'You checked out as a guest.');
    });
  },
});

/** Dark, as wide as a phone. */
export const DarkOnPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findInEmail(canvas, 'Welcome aboard');
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark theme' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Phone width' }));
    await findInEmail(canvas, 'Welcome aboard');
    await waitFor(() => {
      const frame = canvas.getByTitle('Email preview') as HTMLIFrameElement;
      const body = frame.contentDocument?.body;
      expect(body && getComputedStyle(body).backgroundColor).toMatch(
        /^(rgb\(18, 21, 26\)|#12151a)$/,
      );
      expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    });
  },
});

export const TestFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      anEmailServer(undefined, {
        'POST /api/admin/emails/:kind/test': refusal(429, 'Too many attempts. Try again later.'),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test email' }));
    await inSight('Too many attempts. Try again later.');
  },
});

export const ResetQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Reset question', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reset all texts' }));
      await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
        'Restore original version?',
      );
    });
    await step('Reset all', async () => {
      const { canvas, userEvent } = context;
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Restore' }));
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Heading', hidden: true })).toHaveValue(
          'Your website is on its way',
        ),
      );
    });
  },
});

/** Someone else saved other texts while the form was open. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const theirs = aReceiptTemplate(
      { title: 'A warm welcome' },
      { version: 4, changedBy: 'Bea Long', changedAt: '2026-01-15T11:58:00.000Z' },
    );
    let reads = 0;
    return adminSignedIn(
      anEmailServer(undefined, {
        'GET /api/admin/emails/:kind': () => (reads++ === 0 ? rewordedReceipt : theirs),
        'PATCH /api/admin/emails/:kind': refusal(409, 'Bea Long changed these settings.', {
          code: 'conflict',
          newer: { by: 'Bea Long', at: '2026-01-15T11:58:00.000Z' },
        }),
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Changed.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const notice = await canvas.findByRole('region', {
      name: /^Bea Long changed these settings on/,
    });
    await expect(within(notice).getByText('A warm welcome')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
  },
});

/** Another admin saves while this one works on it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let current = rewordedReceipt;
    saveAsBea = () => {
      const changedAt = new Date().toISOString();
      const bea = { version: 4, changedBy: 'Bea Lind', changedAt };
      current = aReceiptTemplate({ title: 'A warm welcome' }, bea);
    };
    return adminSignedIn(
      anEmailServer(undefined, { 'GET /api/admin/emails/:kind': () => current }),
    );
  },
  play: async (context) => {
    const { step } = context;
    await step('Another admin saves while this one types', async () => {
      const { canvas } = context;
      await Changed.play(context);
      saveAsBea();
      changedByBea('settings.changed', 0, 'receipt');
      await expect(await canvas.findByText('Changed by Bea Lind just now')).toBeVisible();
      const heading = canvas.getByRole('textbox', { name: 'Heading' });
      await expect(heading).toHaveValue('Thanks, {customerName}');
      await expect(heading).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const notice = await canvas.findByRole('region', {
        name: /^Bea Lind changed these settings on/,
      });
      await expect(within(notice).getByText('A warm welcome')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue(
        'Thanks, {customerName}',
      );
    });
  },
});

let saveAsBea = () => {};

/** A stored text breaks a newer rule: the default is sent in its place. */
export const Broken = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const problem = 'This email has no variable {name}. Insert one from the list.';
    const fields = aReceiptTemplate({ title: 'Hi {name}' }).fields.map((field) =>
      field.name === 'title' ? { ...field, problem } : field,
    );
    return adminSignedIn(
      anEmailServer(aReceiptTemplate({ title: 'Hi {name}' }, { fields, isBroken: true })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some saved texts can’t be sent')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveAccessibleDescription(
      /This email has no variable \{name\}\./,
    );
    await findInEmail(canvas, 'Your website is on its way');
  },
});

const long = 'Donaudampfschifffahrtsgesellschaft and its many branches by the old harbor. ';

export const LongTexts = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      anEmailServer(aReceiptTemplate({ title: long.slice(0, 110), intro: long.repeat(20).trim() })),
    ),
  play: async ({ canvas }) => {
    await findInEmail(canvas, 'Donaudampfschifffahrtsgesellschaft');
  },
});

export const Loading = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () => adminSignedIn({ 'GET /api/admin/emails/:kind': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading emails...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn({
      'GET /api/admin/emails/:kind': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

export const PreviewFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    adminSignedIn(
      anEmailServer(undefined, {
        'POST /api/admin/emails/:kind/preview': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/emails/wages' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Email not found' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View all emails' })).toBeVisible();
  },
});
