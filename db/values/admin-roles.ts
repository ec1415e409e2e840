/** The roles of admins, most powerful first. Free of the database library, so the browser may import it. */
export const adminRoles = ['owner', 'manager', 'support', 'delivery', 'read_only'] as const;
export type AdminRole = (typeof adminRoles)[number];
