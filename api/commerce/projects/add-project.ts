import { readSettings } from '#api/office/settings/reader';
import type { NewProject } from '#contract/projects';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { type ProjectRow, projects } from '#db/schema/projects';
import { nextAccountId } from '../orders/business-id.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

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
