import { feature, type Given } from '#api/http/feature';
import { projectRoutes } from './routes.ts';
import { createProjects } from './service.ts';

export const projects = feature({
  services: (given: Given<typeof createProjects>) => ({ projects: createProjects(given) }),
  routes: (given: Given<typeof projectRoutes>) => [projectRoutes(given)],
});
