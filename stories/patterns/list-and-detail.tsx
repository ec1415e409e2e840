import { useState } from 'react';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Toolbar } from '#ui/toolbar';
import { dayOf, dollars, type Project, projects, statuses } from '../ui/sample-projects.ts';

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

export function Projects() {
  const [search, setSearch] = useState('');
  const [project, setProject] = useState<Project>();
  const [isOpen, setIsOpen] = useState(false);
  const found = all.filter(({ business }) => business.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack gap="m">
      <Toolbar
        aria-label="Filter projects"
        search={
          <SearchField aria-label="Search projects" value={search} onValueChange={setSearch} />
        }
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
