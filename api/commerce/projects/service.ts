import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/path-id';
import { changesBetween } from '#api/platform/audit/changes';
import { type Actor, writeAuditedChange } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { nullInstant } from '#api/platform/lists/cursor';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { ProjectListQuery } from '#contract/projects';
import type { Db } from '#db/client';
import { type ProjectRow, projects } from '#db/schema/projects';
import { matchesWords, searchTexts } from '#db/search';
import type { ProjectStatus } from '#db/values/enumerations';

const list: ListPlan<ProjectRow, 'createdAt' | 'businessName' | 'deliveryDeadline'> = {
  id: projects.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: projects.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    businessName: { by: projects.businessName, kind: 'text', of: (row) => row.businessName },
    deliveryDeadline: {
      by: sql`coalesce(${projects.deliveryDeadline}, ${nullInstant}::timestamptz)`,
      kind: 'instant',
      of: ({ deliveryDeadline }) => deliveryDeadline,
    },
  },
};

export type Projects = ReturnType<typeof createProjects>;

/** Projects of the previous custom website service. */
export function createProjects({ db, now }: { db: Db; now: Clock }) {
  return {
    list(query: ProjectListQuery): Promise<Page<ProjectRow>> {
      const { q, status } = query;
      return readPage(query, list, ({ after, orderBy, limit }) =>
        db
          .select()
          .from(projects)
          .where(
            and(
              after,
              status && eq(projects.status, status),
              q ? matchesWords(searchTexts.projects, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** Any status may follow any other. The first delivery date is kept. */
    changeStatus(actor: Actor, id: string, status: ProjectStatus): Promise<ProjectRow> {
      const which = whereNamed(id);
      return db.transaction(async (tx) => {
        const at = now();
        const [before] = await tx.select().from(projects).where(which).for('update');
        if (!before) throw noSuchProject();
        const deliveredAt = before.deliveredAt ?? at;
        const [project] = await tx
          .update(projects)
          .set({ status, ...(status === 'delivered' ? { deliveredAt } : {}) })
          .where(which)
          .returning();
        if (!project) throw noSuchProject();
        await writeAuditedChange(tx, actor, {
          at,
          verb: 'project.changed',
          subject: { id: project.id, name: project.projectId },
          changes: changesBetween({ status: before.status }, { status }),
        });
        return project;
      });
    },
  };
}

function whereNamed(id: string): SQL {
  const named = parsePathId(id, 'ACC');
  if (!named) throw noSuchProject();
  return 'number' in named
    ? eq(projects.id, named.number)
    : eq(projects.projectId, named.businessId);
}

function noSuchProject(): Failure {
  return new Failure('not_found', 'This project was not found.');
}
