import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { apiPaths } from '#contract/paths';
import { Project, ProjectList, ProjectListQuery, ProjectStatusChange } from '#contract/projects';
import type { Projects } from './service.ts';
import { projectToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; projects: Projects };

export function projectRoutes({ access, projects }: Dependencies) {
  return new Elysia({ name: 'projects' })
    .use(admins(access))
    .get(
      apiPaths.projects,
      async ({ query, path, set }) =>
        answerPage(await projects.list(query), { path, query, headers: set.headers }).map(
          projectToWire,
        ),
      { query: ProjectListQuery, response: ProjectList, mapResponse: csvIfAsked(ProjectList) },
    )
    .patch(
      `${apiPaths.projects}/:id/status`,
      async ({ viewer, params, body }) =>
        projectToWire(await projects.changeStatus(viewer, params.id, body.status)),
      { parse: 'json', body: ProjectStatusChange, response: Project },
    );
}
