import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Toolbar } from '#ui/toolbar';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { dayOf, dollars, type Project, projects, statuses } from '../ui/sample-projects.ts';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/List and detail',
  component: Projects,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: (_args, { parameters }) => (
    <PatternPage
      code={parameters.code}
      title="List and detail"
      lead="A list shows enough of each item to choose one. The rest is in its detail."
      rules={[
        'Put what identifies an item first, and what people compare in columns of its own.',
        'Align numbers and amounts at the end, so that their digits line up.',
        'Open a few details in a dialog. Give an item that people return to a page and an address.',
        'Keep search, filters and page in the address, so that Back and a shared link work.',
        'When the detail closes, return focus to the row that opened it.',
        'Say how many results there are, and announce it when they change.',
      ]}
      components={[
        { name: 'Toolbar', use: 'Search, filters and the number of results.' },
        { name: 'Table', use: 'The list, with its loading, empty and failed states.' },
        { name: 'Pagination', use: 'More than one page of results.' },
        { name: 'Dialog', use: 'The detail of one item.' },
        { name: 'DescriptionList', use: 'The facts in the detail.' },
      ]}
    >
      <Projects />
    </PatternPage>
  ),
});

export const Found = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search projects' }), 'dental');
    await expect(await canvas.findByText('1 project')).toBeVisible();
  },
});

export const DetailOpen = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Marsh Dental' }));
    await expect(await openedDialog('Marsh Dental')).toBeVisible();
  },
});

export const DetailClosed = Default.extend({
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('button', { name: 'View Marsh Dental' });
    await userEvent.click(view);
    await openedDialog('Marsh Dental');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(view).toHaveFocus());
  },
});

const all = projects(5);
const columns: readonly Column<Project>[] = [
  { id: 'business', heading: 'Business', primary: true, cell: ({ business }) => business },
  { id: 'status', heading: 'Status', width: 'medium', cell: ({ status }) => statusBadge(status) },
  {
    id: 'amount',
    heading: 'Amount',
    width: 'short',
    align: 'end',
    cell: ({ amountCents }) => dollars(amountCents),
  },
];

function statusBadge(status: Project['status']) {
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}

function Projects() {
  const [search, setSearch] = useState('');
  const [project, setProject] = useState<Project>();
  const [isOpen, setIsOpen] = useState(false);
  const found = all.filter(({ business }) => business.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack gap="m">
      <Toolbar
        aria-label="Filter projects"
        search={<SearchField aria-label="Search projects" value={search} onSearch={setSearch} />}
        count={found.length === 1 ? '1 project' : `${found.length} projects`}
      />
      <Table
        aria-label="Projects"
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <Button
            variant="quiet"
            size="small"
            aria-label={`View ${row.business}`}
            onClick={() => {
              setProject(row);
              setIsOpen(true);
            }}
          >
            View
          </Button>
        )}
        empty={{ title: 'No results', detail: 'Check the spelling, or search for less.' }}
      />
      {project && (
        // What it shows stays while it fades out.
        <Dialog open={isOpen} onOpenChange={setIsOpen} title={project.business}>
          <DescriptionList
            items={[
              { term: 'Project', detail: project.id },
              { term: 'Contact', detail: project.contact },
              { term: 'Deadline', detail: dayOf(project.deadline) ?? 'Not set' },
            ]}
          />
        </Dialog>
      )}
    </Stack>
  );
}
