/** Texts around every page of the admin area. */
export const adminFrame = {
  label: 'Admin',
  home: 'admin dashboard',
  system: 'System',
  viewShop: 'View shop',
  account: 'Account',
  security: 'Security',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logout failed',
} as const;
