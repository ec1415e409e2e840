import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { addressesOf, findOtherOrders, mailsTo } from './addresses.ts';
import { erasePerson } from './erase.ts';
import { findErasureBlocker } from './erasure-blockers.ts';
import { exportPerson } from './export.ts';
import { findPerson, type Person } from './person.ts';

type Dependencies = { db: Db; files: FileStore; now: Clock };

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** Privacy requests, handled by operators and never over the web. */
export function createPrivacyService({ db, files, now }: Dependencies) {
  return {
    /** Exports all data about a person as JSON. */
    async export(email: string): Promise<string> {
      const person = (await findPerson(db, email)) ?? nobody(email);
      return JSON.stringify(await exportPerson(db, person, now()), null, 2);
    },

    /** Describes what {@link erase} would do, for confirmation. Throws a `conflict` if it would. */
    async plan(email: string): Promise<string> {
      const person = (await findPerson(db, email)) ?? nobody(email);
      check(person);
      return [
        `Data stored for ${email}: ${await contentsOf(person)}.`,
        'Orders, payments and projects keep their amounts but lose all personal data. Everything else is deleted permanently.',
        ...(await remarksOn(person)),
      ].join('\n');
    },

    /** Throws a `conflict` while a subscription is active or a checkout is open. */
    async erase(email: string): Promise<string> {
      const person = (await findPerson(db, email)) ?? nobody(email);
      const contents = await contentsOf(person);
      const remarks = await remarksOn(person);
      await erasePerson({ db, files, find: (tx) => findPerson(tx, email), check });
      return [`Erased ${email}: ${contents}.`, ...remarks].join('\n');
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

function nobody(email: string): never {
  throw new Failure('not_found', `No data is stored for ${email}.`);
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
