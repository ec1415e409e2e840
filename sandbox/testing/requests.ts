import { accountRequests } from './account-requests.ts';
import { billingRequests } from './billing-requests.ts';
import { catalogRequests } from './catalog-requests.ts';
import type { ExampleRequests } from './example-request.ts';
import { taxRequests } from './tax-requests.ts';

export const EVERY_REQUEST: ExampleRequests = {
  ...catalogRequests,
  ...taxRequests,
  ...billingRequests,
  ...accountRequests,
};
