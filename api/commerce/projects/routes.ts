import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/projects';
import type { Projects } from './service.ts';
import { projectToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; projects: Projects };

export function projectRoutes({ access, projects }: Dependencies) {
  return new Elysia({ name: 'projects' })
    .use(adminGuard(access))
    .get(
      endpoint.listProjects.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listProjects,
          read: (query) => projects.list(query),
          toWire: projectToWire,
        }),
      listSchemaOf(endpoint.listProjects),
    )
    .patch(
      endpoint.updateProjectStatus.path,
      async ({ viewer, params, body }) =>
        projectToWire(await projects.changeStatus(viewer, params.id, body.status)),
      schemaOf(endpoint.updateProjectStatus),
    );
}
