import { defineEndpoint } from '../endpoint.ts';
import { projectHeadings } from '../nouns/project.ts';
import { Project, ProjectList, ProjectListQuery, ProjectStatusChange } from '../projects.ts';

export const listProjects = defineEndpoint('GET /api/projects', {
  summary: 'List projects of the former custom-website service',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  query: ProjectListQuery,
  answers: { 200: ProjectList },
  csv: { headings: projectHeadings },
});

export const updateProjectStatus = defineEndpoint('PATCH /api/projects/:id/status', {
  summary: 'Change the status of a project',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.deliver',
  body: ProjectStatusChange,
  answers: { 200: Project },
  failures: ['not_found', 'conflict'],
});
