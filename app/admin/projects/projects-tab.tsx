import { apiPaths } from '#contract/paths';
import { type Project, projectSorts } from '#contract/projects';
import { projectStatuses } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { projects as words } from '../../copy/admin-projects.ts';
import { useOpening } from '../../shell/use-opening.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { projectColumns } from './project-columns.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** Briefs of the former custom-website service. */
export function ProjectsTab() {
  const list = useAdminList<Project>(apiPaths.projects, {
    statuses: projectStatuses,
    sorts: projectSorts,
  });
  const { opening, open, onOpenChange } = useOpening<Project>();
  return (
    <>
      <AdminTable
        list={list}
        label={words.label}
        placeholder={words.placeholder}
        statuses={projectStatuses}
        loading={words.loading}
        empty={words.empty}
        columns={projectColumns}
        rowKey={({ id }) => id}
        actionsWidth="short"
        rowActions={(project) => (
          <Button
            variant="plain"
            size="small"
            opensDialog
            label={listWords.detailsOf(project.projectId)}
            onClick={() => open(project)}
          >
            {listWords.details}
          </Button>
        )}
      />
      {opening && (
        <ProjectDialog
          key={opening.turn}
          project={opening.subject}
          open={opening.isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  );
}
