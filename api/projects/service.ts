import { and, eq, sql } from 'drizzle-orm';
import type { ProjectListQuery } from '#contract/projects';
import type { Db } from '#db/client';
import { type ProjectRow, projects } from '#db/schema/projects';
import { holdsWords, searchTexts } from '#db/search';
import type { ProjectStatus } from '#db/values/enumerations';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import { pathId } from '../http/path-id.ts';
import { noInstant } from '../lists/cursor.ts';
import { type ListPlan, type Page, readPage } from '../lists/page.ts';

const list: ListPlan<ProjectRow, 'createdAt' | 'businessName' | 'deliveryDeadline'> = {
  id: projects.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: projects.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    businessName: { by: projects.businessName, kind: 'text', of: (row) => row.businessName },
    deliveryDeadline: {
      by: sql`coalesce(${projects.deliveryDeadline}, ${noInstant}::timestamptz)`,
      kind: 'instant',
      of: ({ deliveryDeadline }) => deliveryDeadline,
    },
  },
};

export type Projects = ReturnType<typeof createProjects>;

/** Briefs of the former custom-website service. */
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
              q ? holdsWords(searchTexts.projects, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** Any status may follow any other. The first 'delivered' is the one that is remembered. */
    async changeStatus(id: string, status: ProjectStatus): Promise<ProjectRow> {
      const named = pathId(id, 'ACC');
      const deliveredAt = sql`coalesce(${projects.deliveredAt}, ${now().toISOString()}::timestamptz)`;
      const [project] = named
        ? await db
            .update(projects)
            .set({ status, ...(status === 'delivered' ? { deliveredAt } : {}) })
            .where(
              'number' in named
                ? eq(projects.id, named.number)
                : eq(projects.projectId, named.businessId),
            )
            .returning()
        : [];
      if (!project) throw new Failure('not_found', 'There is no such project.');
      return project;
    },
  };
}
