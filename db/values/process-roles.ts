/** What a process of the shop does: answer requests, run jobs, or both. */
export const roles = ['web', 'worker', 'all'] as const;
export type Role = (typeof roles)[number];
