import { type Project, projectSorts } from '#contract/projects';
import { type ProjectStatus, projectStatuses } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { nouns } from '../../copy/admin-list.ts';
import { projects as copy } from '../../copy/admin-projects.ts';
import { addressOf } from '../../data/address.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { useProjectStatus, useProjectsStatus } from '../../data/projects.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { BulkActions, StatusMenu } from '../list/bulk-actions.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useBulk } from '../list/use-bulk.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** The id of a sortable column is the API's sort key. */
export const projectColumns: readonly ListColumn<Project>[] = [
  {
    // IDs are assigned in order of creation.
    id: 'createdAt',
    fields: ['projectId', 'createdAt'],
    heading: copy.columns.id,
    width: 'medium',
    sortable: 'descending',
    cell: ({ projectId }) => projectId,
  },
  {
    id: 'businessName',
    fields: ['businessName'],
    heading: copy.columns.business,
    primary: true,
    sortable: 'ascending',
    cell: ({ businessName }) => <bdi>{businessName}</bdi>,
  },
  {
    id: 'email',
    under: 'businessName',
    whereWide: true,
    line: 2,
    fields: ['email'],
    heading: copy.columns.contact,
    cell: ({ email, customer }) => <CustomerLink of={customer}>{email}</CustomerLink>,
  },
  {
    id: 'status',
    line: 2,
    fields: ['status'],
    heading: copy.columns.status,
    width: 'medium',
    cell: (project) => <ChangeStatus project={project} />,
  },
  {
    id: 'paymentStatus',
    under: 'status',
    whereWide: true,
    fields: ['paymentStatus'],
    heading: copy.columns.payment,
    cell: ({ paymentStatus }) => {
      const { label, tone } = statusOf(paymentStatus);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'deliveryDeadline',
    line: 1,
    fields: ['deliveryDeadline'],
    heading: copy.columns.deadline,
    width: 'short',
    sortable: 'descending',
    missing: copy.noDeadline,
    cell: ({ deliveryDeadline }) => deliveryDeadline && <Day at={deliveryDeadline} />,
  },
];

/** Projects of the former custom website service. */
export function ProjectsTab() {
  const list = useAdminList(addressOf('GET /api/projects'), {
    statuses: projectStatuses,
    sorts: projectSorts,
    hasDays: true,
  });
  const { selection, failures } = useProjectSelection(list.rows);
  return (
    <>
      <ListPage
        list={list}
        views="projects"
        nameOf={({ projectId }) => projectId}
        selection={selection}
        copy={copy}
        filters={[statusFilter(projectStatuses)]}
        columns={projectColumns}
        rowKey={({ id }) => id}
        actionsWidth="short"
        rowActions={(project, onDetails) => (
          <DetailsButton of={project.projectId} onClick={onDetails} />
        )}
        details={(project, dialog) => <ProjectDialog project={project} {...dialog} />}
      />
      {failures}
    </>
  );
}

/** Projects that are selected for a bulk action, and what became of it. */
function useProjectSelection(rows: readonly Project[]) {
  const { selection, isWorking, run, failures } = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ projectId }) => projectId,
    nouns: nouns.projects,
  });
  const setStatus = useProjectsStatus();

  const moveTo = (status: ProjectStatus) =>
    run({
      change: (projects) => setStatus(projects, () => status),
      undo: (done) => setStatus(inNewVersions(done), (project) => project.status),
    });

  const actions = (
    <BulkActions permission="orders.deliver" isWorking={isWorking}>
      <StatusMenu statuses={projectStatuses} onChange={(status) => void moveTo(status)} />
    </BulkActions>
  );
  return { selection: { ...selection, actions }, failures };
}

function ChangeStatus({ project }: { project: Project }) {
  const changeStatus = useProjectStatus();
  return (
    <StatusSelect
      name={project.projectId}
      status={project.status}
      statuses={projectStatuses}
      onChange={async (status) => {
        const changed = await changeStatus(project, status);
        return () => changeStatus(changed, project.status);
      }}
      done={copy.changed}
      permission="orders.deliver"
    />
  );
}
