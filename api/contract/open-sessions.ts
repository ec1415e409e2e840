import * as v from 'valibot';
import { listQuery } from './lists.ts';
import { OpenSession } from './session.ts';

/** Where a customer is signed in. */
export const OpenSessionList = v.array(OpenSession);

/** All that are listed are open: there is no status to ask for. */
export const OpenSessionListQuery = listQuery({ statuses: [], sorts: ['seenAt', 'signedInAt'] });
export type OpenSessionListQuery = v.InferOutput<typeof OpenSessionListQuery>;
