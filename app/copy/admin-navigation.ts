/** Texts of the admin area's side navigation. */
export const adminNavigation = {
  label: 'Admin',
  dashboard: 'Dashboard',
  manage: 'Manage',
  system: 'System and security',
} as const;
