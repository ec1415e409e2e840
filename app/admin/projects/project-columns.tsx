import type { Project } from '#contract/projects';
import { projectStatuses } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import { projects as copy } from '../../copy/admin-projects.ts';
import { useProjectStatus } from '../../data/projects.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import type { ListColumn } from '../list/list-column.tsx';
import { StatusSelect } from '../list/status-select.tsx';

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
    cell: (project) => <ProjectStatus project={project} />,
  },
  {
    id: 'paymentStatus',
    under: 'deliveryDeadline',
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

function ProjectStatus({ project }: { project: Project }) {
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
