import { useState } from 'react';
import { Button } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { InlineSelect } from '#ui/inline-select';
import { TextLink } from '#ui/link';
import { Pagination } from '#ui/pagination';
import { SearchField } from '#ui/search-field';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { type Sort, Table } from '#ui/table';
import { Toolbar } from '#ui/toolbar';
import { TopBar } from '#ui/top-bar';
import { withStatusIn } from './project-columns.tsx';
import {
  type Project,
  type ProjectStatus,
  projects,
  statuses,
  statusNames,
} from './sample-projects.ts';

const all = projects(124);
const pageSize = 20;
const options = statusNames.map((value) => ({ value, label: statuses[value].label }));

type Changes = Record<string, ProjectStatus>;

/** Toolbar, table and pagination as on an admin screen, with sorting and filtering in memory. */
export function ProjectsTable() {
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'deadline', direction: 'descending' });
  const [changes, setChanges] = useState<Changes>({});
  const [start, setStart] = useState(0);
  const fromStart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setStart(0);
    };

  const current = all.map((row) => ({ ...row, status: changes[row.id] ?? row.status }));
  const found = current
    .filter((row) =>
      `${row.id} ${row.business} ${row.contact}`.toLowerCase().includes(text.toLowerCase()),
    )
    .filter((row) => status === '' || row.status === status)
    .sort(by(sort));
  const rows = found.slice(start, start + pageSize);
  const isNarrowed = text !== '' || status !== '';

  const columns = withStatusIn((id, value) =>
    setChanges({ ...changes, [id]: statusNames.find((name) => name === value) ?? 'submitted' }),
  );

  return (
    <>
      <TopBar
        brand={
          <TextLink href="#home" weight="strong">
            Sitewright
          </TextLink>
        }
        links={[
          { label: 'Projects', href: '#projects', current: true },
          { label: 'Orders', href: '#orders' },
        ]}
      />
      <main>
        <Section aria-label="Projects" spacing="small">
          <Container>
            <Stack gap="l">
              <Heading level={1} size={2}>
                Projects
              </Heading>
              <Stack gap="s">
                <Toolbar
                  aria-label="Find projects"
                  search={
                    <SearchField
                      aria-label="Search projects"
                      placeholder="Business, contact or ID"
                      value={text}
                      onValueChange={fromStart(setText)}
                    />
                  }
                  filters={
                    <InlineSelect
                      label="Status"
                      options={[{ value: '', label: 'All' }, ...options]}
                      value={status}
                      onValueChange={fromStart(setStatus)}
                    />
                  }
                  count={
                    isNarrowed
                      ? `${found.length} of ${all.length} projects`
                      : `${all.length} projects`
                  }
                  actions={
                    <Button variant="quiet" size="small">
                      Export CSV
                    </Button>
                  }
                  {...(isNarrowed && {
                    onClear: () => {
                      setText('');
                      setStatus('');
                      setStart(0);
                    },
                  })}
                />
                <Table
                  aria-label="Projects"
                  columns={columns}
                  rows={rows}
                  rowKey={({ id }) => id}
                  sort={sort}
                  onSortChange={fromStart(setSort)}
                  rowActions={({ id }) => (
                    <Button
                      variant="plain"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={`View Details of ${id}`}
                    >
                      View Details
                    </Button>
                  )}
                  empty={{ title: 'No projects found' }}
                />
                <Pagination
                  aria-label="Pages of projects"
                  range={{ shown: rows.length, first: start + 1, total: found.length }}
                  {...(start > 0 && { previous: { onClick: () => setStart(start - pageSize) } })}
                  {...(start + pageSize < found.length && {
                    next: { onClick: () => setStart(start + pageSize) },
                  })}
                />
              </Stack>
            </Stack>
          </Container>
        </Section>
      </main>
    </>
  );
}

function by({ column, direction }: Sort) {
  const key = ({ business, amountCents, deadline }: Project) =>
    column === 'amount' ? amountCents : column === 'business' ? business : (deadline ?? '');
  const sign = direction === 'ascending' ? 1 : -1;
  return (a: Project, b: Project) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0);
}
