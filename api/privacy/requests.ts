import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { addressesOf, findOtherOrders, mailsTo } from './addresses.ts';
import { erasePerson } from './erase.ts';
import { findErasureBlocker } from './erasure-blockers.ts';
import { exportPerson } from './export.ts';
import { findAccountHolder, findPerson, type Person } from './person.ts';

type Dependencies = { db: Db; files: FileStore; now: Clock };

/** Whose data: of an account, or of a lowercase email. An account's data includes its email's. */
export type Subject = { customerId: string } | { email: string };

export type PrivacyRequests = ReturnType<typeof createPrivacyRequests>;

/** Privacy requests, handled by operators with commands and by admins on a customer's page. */
export function createPrivacyRequests({ db, files, now }: Dependencies) {
  return {
    /** Exports all data about a person. Joins the caller's transaction. */
    async export(tx: Db, subject: Subject) {
      return exportPerson(tx, await find(tx, subject), now());
    },

    /** Describes what {@link erase} would do, for confirmation. */
    async plan(subject: Subject) {
      const person = await find(db, subject);
      return {
        blocker: findErasureBlocker(person, now()),
        contents: await contentsOf(person),
        remarks: await remarksOn(person),
      };
    },

    /**
     * Throws a `conflict` while a subscription is active or a checkout is open. `record`: writes
     * what happened in the same transaction.
     */
    async erase(subject: Subject, record?: (tx: Db) => Promise<void>) {
      const person = await find(db, subject);
      const contents = await contentsOf(person);
      const remarks = await remarksOn(person);
      await erasePerson({ db, files, find: (tx) => seek(tx, subject), check, record });
      return { contents, remarks };
    },
  };

  function check(person: Person): void {
    const reason = findErasureBlocker(person, now());
    if (reason) throw new Failure('conflict', reason);
  }

  async function contentsOf(person: Person): Promise<string> {
    const written = await db.$count(mails, mailsTo(await addressesOf(db, person)));
    const parts = [
      person.customer && 'an account',
      counted(person.orders.length, 'order'),
      counted(person.projects.length, 'project'),
      counted(person.tickets.length, 'ticket'),
      counted(written, 'email'),
    ];
    return parts.filter((part) => part !== null).join(', ');
  }

  /** Lists data that remains: records at the payment provider, and orders of other accounts. */
  async function remarksOn(person: Person): Promise<string[]> {
    const rows = [...person.orders, ...person.projects];
    const provider = [...new Set(rows.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []))];
    const naming = await findOtherOrders(db, person);
    const atProvider = `The payment provider keeps its own records: delete ${provider.join(', ')} there.`;
    const ofOthers = `Orders of other accounts contain this address and were not changed: ${naming.join(', ')}.`;
    return [...(provider.length > 0 ? [atProvider] : []), ...(naming.length > 0 ? [ofOthers] : [])];
  }
}

function seek(tx: Db, subject: Subject): Promise<Person | null> {
  return 'email' in subject
    ? findPerson(tx, subject.email)
    : findAccountHolder(tx, subject.customerId);
}

async function find(tx: Db, subject: Subject): Promise<Person> {
  const person = await seek(tx, subject);
  if (person) return person;
  const who = 'email' in subject ? subject.email : 'this customer';
  throw new Failure('not_found', `No data is stored for ${who}.`);
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
