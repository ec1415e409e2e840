/** Texts of the admin area's side navigation. */
export const adminNavigation = {
  label: 'Admin',
  dashboard: 'Dashboard',
  operations: 'Operations',
  records: 'Logs and security',
} as const;
