import { Badge } from 'paper-and-ink/badge';
import { type Column, Table } from 'paper-and-ink/table';

type Project = { id: number; name: string; isPublished: boolean };

const columns: Column<Project>[] = [
  { id: 'name', heading: 'Name', cell: ({ name }) => name },
  {
    id: 'state',
    heading: 'State',
    width: 'medium',
    cell: ({ isPublished }) => <Badge>{isPublished ? 'Published' : 'Draft'}</Badge>,
  },
];

export const Example = ({ projects }: { projects: Project[] }) => (
  <Table
    aria-label="Projects"
    columns={columns}
    rows={projects}
    rowKey={({ id }) => id}
    empty={{ title: 'No projects yet', detail: 'Projects that you create appear here.' }}
  />
);
