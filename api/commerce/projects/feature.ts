import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import { type WithPerson, withPeople, withPerson } from '#api/platform/lists/row-conditions';
import * as endpoint from '#contract/endpoints/projects';
import type { Project } from '#contract/projects';
import type { Db } from '#db/client';
import type { ProjectRow } from '#db/schema/projects';
import { decimalFromCents } from '#db/values/money';
import { createProjects, type Projects, sanitizeRichText } from './service.ts';

type Dependencies = { db: Db; access: SessionAccess; projects: Projects; shopDay: ShopDay };

export const projects = feature({
  services: (given: Given<typeof createProjects>) => ({ projects: createProjects(given) }),
  routes: (given: Given<typeof projectRoutes>) => [projectRoutes(given)],
});

function projectRoutes({ db, access, projects, shopDay }: Dependencies) {
  return new Elysia({ name: 'projects' })
    .use(adminGuard(access))
    .get(
      endpoint.listProjects.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listProjects,
          shopDay,
          read: async (query) => withPeople(db, await projects.list(query), addressOf),
          toWire: projectToWire,
        }),
      listSchemaOf(endpoint.listProjects, shopDay),
    )
    .patch(
      endpoint.updateProjectStatus.path,
      async ({ viewer, params, body }) => {
        const changed = await projects.changeStatus(viewer, params.id, body);
        return projectToWire(await withPerson(db, changed, addressOf));
      },
      schemaOf(endpoint.updateProjectStatus),
    );
}

function addressOf({ email }: ProjectRow): string {
  return email;
}

function projectToWire({ row, customer }: WithPerson<ProjectRow>): Project {
  return {
    ...row,
    customer,
    // Sanitized again on output, because imported rows may come from another program.
    additionalRequirements:
      row.additionalRequirements === null ? null : sanitizeRichText(row.additionalRequirements),
    amount: decimalFromCents(row.amount),
    deliveryDeadline: row.deliveryDeadline?.toISOString() ?? null,
    reviewDeadline: row.reviewDeadline?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
