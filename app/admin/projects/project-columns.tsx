import type { Project } from '#contract/projects';
import { projectStatuses } from '#db/values/enumerations';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/table';
import { projects as copy } from '../../copy/admin-projects.ts';
import { useProjectStatus } from '../../data/projects.ts';
import { Day } from '../../format/day.tsx';
import { statusOf } from '../../format/status.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { StatusSelect } from '../list/status-select.tsx';

/** The id of a sortable column is the API's sort key. */
export const projectColumns: readonly Column<Project>[] = [
  {
    // IDs are assigned in order of creation.
    id: 'createdAt',
    heading: copy.columns.id,
    width: 'medium',
    sortable: 'descending',
    cell: ({ projectId }) => projectId,
  },
  {
    id: 'businessName',
    heading: copy.columns.business,
    primary: true,
    sortable: 'ascending',
    cell: ({ businessName }) => <bdi>{businessName}</bdi>,
  },
  {
    id: 'email',
    heading: copy.columns.contact,
    cell: ({ email, customer }) => <CustomerLink of={customer}>{email}</CustomerLink>,
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'medium',
    cell: (project) => <ProjectStatus project={project} />,
  },
  {
    id: 'paymentStatus',
    heading: copy.columns.payment,
    width: 'long',
    cell: ({ paymentStatus }) => {
      const { label, tone } = statusOf(paymentStatus);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'deliveryDeadline',
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
      onChange={(status) => changeStatus(project.id, status)}
      done={copy.changed}
    />
  );
}
