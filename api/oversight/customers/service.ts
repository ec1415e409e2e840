import type { Credits } from '#api/commerce/billing/running-orders';
import type { BillingDetailsService } from '#api/commerce/billing-details/service';
import { Failure } from '#api/http/failure';
import { mayDo, type Viewer } from '#api/http/viewer';
import { announceChange } from '#api/identity/customers/service';
import type { Sessions } from '#api/identity/sessions/service';
import { personSubject } from '#api/office/audit/list';
import { changed, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { CustomerListQuery } from '#contract/admin-customers';
import type { BillingDetailsChange } from '#contract/billing-details';
import type { Db } from '#db/client';
import type { PersonRow } from '#db/schema/people';
import { readDetails } from './details.ts';
import { findPerson } from './find.ts';
import { listPeople } from './list.ts';

type Dependencies = {
  db: Db;
  sessions: Sessions;
  credits: Credits;
  billingDetails: BillingDetailsService;
  now: Clock;
};

export type CustomerDirectory = ReturnType<typeof createCustomerDirectory>;

/** Everyone the shop knows: customers with an account, and guests. */
export function createCustomerDirectory(deps: Dependencies) {
  const { db, credits, billingDetails, now } = deps;
  return {
    list: (query: CustomerListQuery) => listPeople(db, query),

    async find(admin: Viewer, id: string) {
      return readDetails(deps, await findPerson(db, id), (permission) => mayDo(admin, permission));
    },

    /** Guests have none: the customer sees credits only after signing in. */
    async credits(admin: Viewer, id: string) {
      const { customerId } = await findPerson(db, id);
      return customerId ? credits.list(customerId, { askedBy: admin.customer.id }) : [];
    },

    async changeBillingDetails(admin: Viewer, id: string, input: BillingDetailsChange) {
      const person = await findPerson(db, id);
      const customerId = accountOf(person);
      return billingDetails.save({ customerId, admin, input }, async (tx) => {
        await writeAudit(tx, admin, {
          at: now(),
          verb: 'customer.billing_changed',
          subject: personSubject(person),
          changes: changed('billingDetails'),
        });
        await announceChange(tx, person, admin);
      });
    },
  };
}

function accountOf({ customerId }: PersonRow): string {
  if (customerId) return customerId;
  throw new Failure('conflict', 'Billing details belong to an account. This is a guest.');
}
