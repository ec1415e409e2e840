import { and, eq, type SQL, sql } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/schema-of';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, changesBetween, writeAuditedChange } from '#api/office/audit/write-audit';
import { readSettings } from '#api/office/settings/reader';
import { isOnDays } from '#api/office/settings/shop-day';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, nullInstant, type Page, readPage } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import type { NewProject, ProjectListQuery, ProjectStatusChange } from '#contract/projects';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { type ProjectRow, projects } from '#db/schema/projects';
import { matchesWords, searchTexts } from '#db/search';
import { nextAccountId } from '../orders/find.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
    ...['blockquote', 'code', 'pre'],
  ],
  allowedAttributes: {},
  nonTextTags: [
    ...['script', 'style', 'template', 'iframe', 'svg', 'math', 'noscript', 'textarea', 'title'],
    'option',
  ],
  // Deeper elements keep only their text: browsers slow down with each level.
  nestingLimit: 50,
};

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
    async list(query: ProjectListQuery): Promise<Page<ProjectRow>> {
      const { q, status } = query;
      const days = await isOnDays(db, projects.createdAt, query);
      return readPage(query, list, ({ after, orderBy, limit }) =>
        db
          .select()
          .from(projects)
          .where(
            and(
              after,
              days,
              hasId(projects.id, query),
              status && eq(projects.status, status),
              q ? matchesWords(searchTexts.projects, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /**
     * Any status may follow any other. The first delivery date is kept. Refused if the version that
     * was read is no longer the newest.
     */
    changeStatus(
      actor: Actor,
      id: string,
      { status, version: read }: ProjectStatusChange,
    ): Promise<ProjectRow> {
      const which = whereNamed(id);
      return db.transaction(async (tx) => {
        const at = now();
        const [before] = await tx.select().from(projects).where(which).for('update');
        if (!before) throw noSuchProject();
        if (read !== undefined && read !== before.version) throw await editConflict(tx, before);
        if (status === before.status) return before;
        const deliveredAt = before.deliveredAt ?? at;
        const [project] = await tx
          .update(projects)
          .set({
            status,
            version: before.version + 1,
            ...(status === 'delivered' ? { deliveredAt } : {}),
          })
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

async function editConflict(tx: Db, { id, updatedAt }: ProjectRow): Promise<Failure> {
  const known = await findLastAction(tx, ['project.changed'], id);
  const newer = known ?? { by: null, at: updatedAt.toISOString() };
  return new Failure(
    'conflict',
    `${newer.by ?? 'Another admin'} changed this project after you opened it. The list now shows the newer status.`,
    { newer },
  );
}

function noSuchProject(): Failure {
  return new Failure('not_found', 'This project was not found.');
}

/** Sanitizes rich text so that it is safe as HTML: bare elements of a short list, and text. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, options);
}

const hourMs = 60 * 60 * 1000;

export type ProjectHistory = { createdAt: Date; deliveredAt?: Date | undefined };

/** Adds a project with its id and deadlines. Joins the caller's transaction. */
export async function addProject(
  tx: Db,
  project: NewProject,
  { createdAt, deliveredAt }: ProjectHistory,
): Promise<ProjectRow> {
  const { delivery } = await readSettings(tx);
  const dueMs = createdAt.getTime() + delivery.withinHours * hourMs;
  const [added] = await tx
    .insert(projects)
    .values({
      ...project,
      additionalRequirements: sanitizeRichText(project.additionalRequirements ?? '') || null,
      projectId: await nextAccountId(tx, createdAt),
      deliveryDeadline: project.paymentStatus === 'paid' ? new Date(dueMs) : null,
      reviewDeadline:
        project.paymentStatus === 'paid'
          ? new Date(dueMs + terms.changesWithinHours * hourMs)
          : null,
      deliveredAt: deliveredAt ?? null,
      createdAt,
      updatedAt: deliveredAt ?? createdAt,
    })
    .returning();
  if (!added) throw new Error('The project was not written');
  return added;
}
