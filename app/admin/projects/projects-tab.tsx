import { projectSorts } from '#contract/projects';
import { projectStatuses } from '#db/values/enumerations';
import { projects as copy } from '../../copy/admin-projects.ts';
import { addressOf } from '../../data/address.ts';
import { DetailsButton } from '../list/details-button.tsx';
import { TableWithDetails } from '../list/table-with-details.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { projectColumns } from './project-columns.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { useProjectSelection } from './use-project-selection.tsx';

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
      <TableWithDetails
        list={list}
        views="projects"
        selection={selection}
        label={copy.label}
        placeholder={copy.placeholder}
        statuses={projectStatuses}
        loading={copy.loading}
        empty={copy.empty}
        none={copy.none}
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
