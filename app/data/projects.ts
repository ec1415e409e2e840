import { apiPaths } from '#contract/paths';
import type { Project } from '#contract/projects';
import type { ProjectStatus } from '#db/values/enumerations';
import { useRefreshFigures } from './analytics.ts';
import { patch } from './client.ts';
import { useRefreshList } from './lists.ts';

/** Changes a project's status, and refreshes the projects and the figures made of them. */
export function useProjectStatus() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  return async (id: number, status: ProjectStatus) => {
    await patch<Project>(apiPaths.projectStatus(id), { status });
    await Promise.all([refreshList(apiPaths.projects), refreshFigures()]);
  };
}
