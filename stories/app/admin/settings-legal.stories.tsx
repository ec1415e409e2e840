import { expect, screen, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { LegalSettings } from '#app/admin/settings/legal/legal-settings.tsx';
import { legalPage, settings } from '#app/admin/settings/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { changedByBea, withAnotherAdmin } from '../../fixtures/another-admin.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import {
  aLegalConflict,
  aLegalDraft,
  aLegalServer,
  scheduledTerms,
  shorterTerms,
  thePrivacyPolicy,
} from '../../fixtures/legal-drafts.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Legal texts',
  component: adminScreen(settings, legalPage, LegalSettings),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aLegalServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/settings/legal/terms',
    docs: {
      story: { inline: false, iframeHeight: '1200px' },
      description: {
        component:
          'The draft of a legal text beside its preview. Publishing adds a version that can’t be changed; a scheduled one can be withdrawn until its day.',
      },
    },
  },
});

const server = 'GET /api/admin/settings/legal/:document';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/Draft, saved by Grace Hopper on Jan 14, 2026/);
    await expect(canvas.getByRole('button', { name: 'Publish…' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const versions = within(canvas.getByRole('region', { name: 'Versions' }));
    await expect(
      versions.getByRole('link', { name: /Version of December 30, 2024/ }),
    ).toHaveAttribute('href', '/terms-of-service/2024-12-30');
  },
});

export const Privacy = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin/settings/legal/privacy' },
  beforeEach: () => adminSignedIn(aLegalServer(thePrivacyPolicy)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' }),
    ).toBeVisible();
    await canvas.findByText('The draft is the same as the newest version.');
  },
});

/** Nothing was changed yet, so there is nothing to publish. */
export const WithoutDraft = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aLegalServer(aLegalDraft())),
  play: async ({ canvas }) => {
    await canvas.findByText('The draft is the same as the newest version.');
    await expect(canvas.getByRole('button', { name: 'Publish…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  },
});

/** A mistake is named by its line, and the preview stays. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('Our terms.\n\n## Delivery\n\nSee [here](javascript:alert).');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(text).toHaveAccessibleDescription(/Line 5: The link .* must lead to a page/);
    await expect(canvas.getByText(/The preview shows the last text/)).toBeVisible();
  },
});

export const Saved = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('Our terms.\n\n## Delivery\n\nSoon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await inSight('Customers see it once you publish it.');
    await expect(canvas.getByRole('button', { name: 'Publish…' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const PublishQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'On a date' }));
    await expect(dialog.getByLabelText('Date')).toHaveValue('2026-01-16');
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeVisible();
  },
});

/** The server’s reason stays in the dialog. */
export const PublishRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn(
      aLegalServer(undefined, {
        'POST /api/admin/settings/legal/:document/publish': refusal(
          409,
          'The version of 2026-02-01 is scheduled already. Withdraw it first.',
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await dialog.findByText(/is scheduled already/)).toBeVisible();
  },
});

export const DiscardQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await expect(await screen.findByText('Discard the draft?')).toBeVisible();
  },
});

export const Discarded = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async (context) => {
    await DiscardQuestion.play(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await inSight('The published versions are unchanged.');
    await context.canvas.findByText('The draft is the same as the newest version.');
  },
});

/** One version waits for its day, with long names. */
export const Scheduled = meta.story({
  beforeEach: () => adminSignedIn(aLegalServer(scheduledTerms)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version of January 5, 2026 (2)')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Withdraw the version of February 1, 2026' }),
    ).toBeVisible();
  },
});

export const WithdrawQuestion = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aLegalServer(scheduledTerms)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw the version/ }));
    await expect(
      await screen.findByText('Withdraw the version of February 1, 2026?'),
    ).toBeVisible();
  },
});

/** Someone else saved the draft meanwhile. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(aLegalConflict()),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.type(text, 'P.S.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Bea Long changed these settings/)).toBeVisible();
    await expect(canvas.getByText(/within 24 hours of your payment/)).toBeVisible();
  },
});

/** Another admin saves while this one works on it. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withAnotherAdmin],
  beforeEach: () => {
    let current = shorterTerms;
    saveAsBea = () => {
      const text = shorterTerms.text.replace('within 72 hours of', 'within 24 hours of');
      const changedAt = new Date().toISOString();
      current = { ...shorterTerms, version: 3, changedBy: 'Bea Lind', changedAt, text };
    };
    return adminSignedIn(aLegalServer(undefined, { [server]: () => current }));
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Another admin saves the draft while this one types', async () => {
      const text = await canvas.findByRole('textbox', { name: 'Text' });
      await userEvent.type(text, 'P.S.', { initialSelectionStart: 0, initialSelectionEnd: 0 });
      saveAsBea();
      changedByBea('settings.changed', 0, 'terms');
      await expect(await canvas.findByText('Changed by Bea Lind just now')).toBeVisible();
      await expect(text).toHaveValue(`P.S.${shorterTerms.text}`);
      await expect(text).toHaveFocus();
    });
    await step('Changed elsewhere shown', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(await canvas.findByText(/^Bea Lind changed these settings on/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(
        `P.S.${shorterTerms.text}`,
      );
    });
  },
});

let saveAsBea = () => {};

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ [server]: onItsWay }),
});

export const Failed = meta.story({
  beforeEach: () => adminSignedIn({ [server]: refusal(500, 'Something went wrong.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the text')).toBeVisible();
  },
});
