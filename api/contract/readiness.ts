import * as v from 'valibot';

/** What a process needs to serve requests. `stopping`: it is shutting down. */
const parts = [
  'database',
  'notifications',
  'jobs',
  'disk_space',
  'data_folder',
  'stopping',
] as const;

export type ReadinessPart = (typeof parts)[number];

/** The parts that don't work. */
export const NotReady = v.object({ ok: v.literal(false), failed: v.array(v.picklist(parts)) });
