import type { Project } from '#contract/projects';
import { type ProjectStatus, projectStatuses } from '#db/values/enumerations';
import { nouns } from '../../copy/admin-list.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { useProjectsStatus } from '../../data/projects.ts';
import { BulkActions, StatusMenu } from '../list/bulk-actions.tsx';
import { useBulk } from '../list/use-bulk.tsx';

/** Projects that are selected for a bulk action, and what became of it. */
export function useProjectSelection(rows: readonly Project[]) {
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
