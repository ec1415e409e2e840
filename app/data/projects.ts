import type { ProjectStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';

/** Changes a project's status, and refreshes the projects and the figures that count them. */
export function useProjectStatus() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  return async (id: number, status: ProjectStatus) => {
    await callApi('PATCH /api/projects/:id/status', { params: { id }, body: { status } });
    await Promise.all([refreshList(addressOf('GET /api/projects')), refreshFigures()]);
  };
}
