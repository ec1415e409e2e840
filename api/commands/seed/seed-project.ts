import * as v from 'valibot';
import { addProject } from '#api/commerce/projects/add-project';
import { NewProject } from '#contract/projects';
import type { Db } from '#db/client';
import type { PastProject } from '#db/seed/projects';
import { hoursAfter, hoursBefore } from './hours.ts';

export async function seedProject(
  tx: Db,
  { brief, hoursAgo, deliveredAfterHours }: PastProject,
  now: Date,
): Promise<void> {
  const createdAt = hoursBefore(now, hoursAgo);
  await addProject(tx, v.parse(NewProject, brief), {
    createdAt,
    deliveredAt:
      deliveredAfterHours === undefined ? undefined : hoursAfter(createdAt, deliveredAfterHours),
  });
}
