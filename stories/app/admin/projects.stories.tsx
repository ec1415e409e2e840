import { expect, screen, waitFor, within } from 'storybook/test';
import { ProjectsTab } from '#app/admin/projects/projects-tab.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { hasUsualColumns } from '../../fixtures/has-usual-columns.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { inTab } from '../../fixtures/in-tab.tsx';
import { isOnPhone } from '../../fixtures/is-on-phone.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { aBareProject, aHostileProject, someProjects } from '../../fixtures/projects.ts';

const answer = (rows = someProjects()): Answers => ({ 'GET /api/projects': aListOf(rows) });

const broken = refusal(500, 'Something went wrong on our side.');

const meta = preview.meta({
  title: 'Screens/Admin/Projects',
  component: ProjectsTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => adminSignedIn(answer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin',
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'Projects of the former custom website service. The status is changed in the row; the details are in a dialog.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Tide & Timber' });
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      ...(isOnPhone() ? [] : ['Select all on this page']),
      'Project ID',
      'Business',
      ...(hasUsualColumns() ? ['Contact'] : []),
      'Status',
      ...(hasUsualColumns() ? ['Payment'] : []),
      'Deadline',
      'Actions',
    ]);
    await expect(canvas.getAllByText('TBD')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(answer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/projects': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading projects...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () => adminSignedIn({ 'GET /api/projects': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** 40 rows per page, forward and back. */
export const ManyPages = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(answer(someProjects(43))),
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages of projects' });
    await expect(await within(pages).findByText('1–40')).toBeVisible();
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    await expect(await within(pages).findByText('41–43')).toBeVisible();
    const next = within(pages).getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(pages).getByRole('button', { name: 'Previous' }));
    await expect(await within(pages).findByText('1–40')).toBeVisible();
  },
});

/** A shared link to a later page: its position in the list is unknown. */
export const SharedPageLink = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?cursor=40' },
  beforeEach: () => adminSignedIn(answer(someProjects(43))),
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages of projects' });
    await expect(await within(pages).findByText('3 shown')).toBeVisible();
    await userEvent.click(within(pages).getByRole('button', { name: 'Previous' }));
    await expect(await within(pages).findByText('1–40')).toBeVisible();
  },
});

/** Trying again after an invalid cursor starts at the first page. */
export const InvalidCursor = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?cursor=nowhere' },
  beforeEach: () => {
    const list = aListOf(someProjects());
    return adminSignedIn({
      'GET /api/projects': (request: Request) =>
        new URL(request.url).searchParams.has('cursor')
          ? refusal(400, 'Invalid input')()
          : list(request),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Tide & Timber' })).toBeVisible();
  },
});

/** Search, filter and sort order come from the URL. */
export const Filtered = meta.story({
  parameters: { path: '/admin?q=e&status=in_progress&sort=businessName:asc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('e');
    await expect(
      canvas.getByRole('button', { name: 'Status: In progress, remove filter' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Kestrel Cycles');
    await expect(canvas.getByRole('columnheader', { name: 'Business' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

export const Cleared = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/admin?q=e&status=review' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7));
    const search = canvas.getByRole('searchbox', { name: 'Search projects' });
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Tide & Timber' });
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByText('Try a different search or filter.')).toBeVisible();
    await expect(canvas.getByText('No projects found')).toBeVisible();
  },
});

export const StatusChanged = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const rows = someProjects();
    return adminSignedIn({
      'GET /api/projects': (request: Request) => aListOf(rows)(request),
      'PATCH /api/projects/:id/status': async (request: Request) => {
        const changed = { ...rows[0], ...(await request.json()) };
        rows[0] = changed;
        return changed;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status of ACC-2026-1000' });
    await userEvent.selectOptions(status, 'Completed');
    await inSight('Project status updated successfully');
    await expect(screen.getByText('Success')).toBeVisible();
    await waitFor(() => expect(status).toHaveValue('completed'));
  },
});

/** Unbroken words and right-to-left text, cut off in a row. */
export const LongRows = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => adminSignedIn(answer([aHostileProject(), aBareProject()])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
  },
});

/** Another admin was faster: the sentence names them, and the row shows the newer status. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...answer(),
      'PATCH /api/projects/:id/status': refusal(
        409,
        'Bea Ito changed this project after you opened it. The list now shows the newer status.',
        { code: 'conflict', newer: { by: 'Bea Ito', at: '2026-01-15T11:00:00.000Z' } },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const [status] = await canvas.findAllByRole('combobox', { name: /^Status of/ });
    if (!(status instanceof HTMLSelectElement)) throw new Error('There is no status');
    const before = status.value;
    await userEvent.selectOptions(status, 'Review');
    await inSight(/^Bea Ito changed this project/);
    await waitFor(() => expect(status).toHaveValue(before));
  },
});

/** Several projects get a status at once; refused ones stay selected, with the reason. */
export const BulkRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    adminSignedIn({
      ...answer(),
      'PATCH /api/projects/:id/status': refusal(409, 'Bea Ito changed this project.', {
        code: 'conflict',
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select ACC/ });
    if (first) await userEvent.click(first);
    const bar = within(canvas.getByRole('group', { name: '1 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    await screen.findByRole('dialog', { name: 'The project wasn’t changed' });
  },
});
