import * as v from 'valibot';
import { listQuery } from './lists.ts';
import { OpenSession } from './session.ts';

/** The sessions of a customer. */
export const OpenSessionList = v.array(OpenSession);

/** Sessions have no status. */
export const OpenSessionListQuery = listQuery({ statuses: [], sorts: ['seenAt', 'signedInAt'] });
export type OpenSessionListQuery = v.InferOutput<typeof OpenSessionListQuery>;
