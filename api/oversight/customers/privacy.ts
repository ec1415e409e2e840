import { Failure } from '#api/http/failure';
import { announceChange } from '#api/identity/customers/service';
import { personSubject } from '#api/office/audit/list';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { PrivacyRequests, Subject } from '#api/privacy/requests';
import type { Erased, ErasurePlan } from '#contract/privacy';
import type { Db } from '#db/client';
import type { PersonRow } from '#db/schema/people';
import { findPerson } from './find.ts';

type Dependencies = { db: Db; privacyRequests: PrivacyRequests; now: Clock };

export type CustomerPrivacy = ReturnType<typeof createCustomerPrivacy>;

/** The privacy requests of the commands, for a person's page. */
export function createCustomerPrivacy({ db, privacyRequests, now }: Dependencies) {
  return {
    export(actor: Actor, id: string) {
      return db.transaction(async (tx) => {
        const person = await findPerson(tx, id);
        const subject = personSubject(person);
        await writeAudit(tx, actor, { at: now(), verb: 'customer.exported', subject });
        return privacyRequests.export(tx, whoseData(person));
      });
    },

    async plan(id: string): Promise<ErasurePlan> {
      return privacyRequests.plan(whoseData(await findPerson(db, id)));
    },

    async erase(actor: Actor, id: string): Promise<Erased> {
      const person = await findPerson(db, id);
      const { remarks } = await privacyRequests.erase(whoseData(person), async (tx) => {
        const subject = personSubject(person);
        await writeAudit(tx, actor, { at: now(), verb: 'customer.erased', subject });
        await announceChange(tx, person, actor);
      });
      return { remarks };
    },
  };
}

function whoseData({ customerId, email, mergedIntoId }: PersonRow): Subject {
  if (customerId) return { customerId };
  if (email && !mergedIntoId) return { email };
  throw new Failure('conflict', 'This guest was merged into an account. Use the account’s page.');
}
