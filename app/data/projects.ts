import type { Project } from '#contract/projects';
import type { ProjectStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callEach } from './call-each.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { refreshAfter } from './refresh.ts';

type Read = Pick<Project, 'id' | 'version'>;

/**
 * Changes a project's status in the version that was read, and refreshes the projects and the figures
 * that count them.
 */
export function useProjectStatus() {
  const refreshed = useRefreshProjects();
  return (project: Read, status: ProjectStatus) =>
    refreshAfter(callStatus(project, status), refreshed);
}

/** Changes the status of several projects; they are fetched again once, at the end. */
export function useProjectsStatus() {
  const refreshed = useRefreshProjects();
  return async (projects: readonly Project[], statusFor: (project: Project) => ProjectStatus) => {
    const outcomes = await callEach(projects, (project) => callStatus(project, statusFor(project)));
    await refreshed();
    return outcomes;
  };
}

function callStatus({ id, version }: Read, status: ProjectStatus): Promise<Project> {
  return callApi('PATCH /api/projects/:id/status', { params: { id }, body: { status, version } });
}

function useRefreshProjects() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  return () => Promise.all([refreshList(addressOf('GET /api/projects')), refreshFigures()]);
}
