import { type Project, projectSorts } from '#contract/projects';
import { type ProjectStatus, projectStatuses } from '#db/values/enumerations';
import { nouns } from '../../copy/admin-list.ts';
import { projects as copy } from '../../copy/admin-projects.ts';
import { addressOf } from '../../data/address.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { useProjectsStatus } from '../../data/projects.ts';
import { BulkActions, StatusMenu } from '../list/bulk-actions.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useBulk } from '../list/use-bulk.tsx';
import { projectColumns } from './project-columns.tsx';
import { ProjectDialog } from './project-dialog.tsx';

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
