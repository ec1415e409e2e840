import { adminRoutes } from '../admin/routes.ts';
import { createRoutes } from '../routes.tsx';

/** The routes of every audience. The browser loads those of the admin area when it gets there. */
export const routes = createRoutes(adminRoutes);
