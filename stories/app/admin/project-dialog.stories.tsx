import { expect, fn, screen, within } from 'storybook/test';
import { ProjectDialog } from '#app/admin/projects/project-dialog.tsx';
import { ToastOutlet } from '#app/shell/toast-outlet.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { withClipboard } from '../../fixtures/clipboard.ts';
import { InApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aBareProject, aHostileProject, aProject } from '../../fixtures/projects.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Project dialog',
  component: ProjectDialog,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [
    (Story) => (
      <InApp bare at="/admin">
        <Story />
        <ToastOutlet />
      </InApp>
    ),
  ],
  beforeEach: () => adminSignedIn(),
  args: { project: aProject(), open: true, onOpenChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'A project’s details in five sections, which can be copied as plain text. Rich text is sanitized before it is shown.',
      },
    },
  },
});

/** All details, copied to the clipboard. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await openedDialog('Kestrel Cycles'));
    for (const section of [
      'Business Information',
      'Website Requirements',
      'Project Details',
      'Additional Requirements',
      'Project Timeline',
    ]) {
      await expect(dialog.getByRole('heading', { name: section })).toBeInTheDocument();
    }
    const writeText = fn(async (_text: string) => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy All Details' }));
      await expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible();
    });
    const text = writeText.mock.calls[0]?.[0];
    await expect(text).toContain('Project ID: ACC-2026-0031');
    await expect(text).toContain('Amount: $199.00');
    await expect(text).toContain('spec sheets as they are:\n\n- one page a bicycle\n- sizes');
  },
});

export const CopyFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = within(await openedDialog());
    await withClipboard(undefined, async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy All Details' }));
      await inSight('Copy failed');
    });
    await expect(screen.getByText('Unable to copy to clipboard')).toBeVisible();
  },
});

/** Only the required fields. */
export const Minimal = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { project: aBareProject() },
  play: async () => {
    const dialog = within(await openedDialog());
    await expect(dialog.getAllByText('Not provided')).toHaveLength(5);
    await expect(dialog.getAllByText('Not specified')).toHaveLength(6);
    await expect(dialog.queryByText('TBD')).toBeNull();
  },
});

/** Unbroken words, right-to-left text, and a script that is neither run nor shown. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { project: aHostileProject() },
  play: async () => {
    const dialog = await openedDialog();
    await expect(within(dialog).getByText(/<b>not bold<\/b>/)).toBeInTheDocument();
    await expect(within(dialog).getByText('Plan')).toBeInTheDocument();
  },
});

/** The two seconds after copying. */
export const Copied = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { copied: true },
  play: async () => {
    const dialog = within(await openedDialog());
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  },
});
