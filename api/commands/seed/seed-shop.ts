import * as v from 'valibot';
import { addProject } from '#api/commerce/projects/service';
import type { Vault } from '#api/platform/vault/vault';
import { NewProject } from '#contract/projects';
import type { Db } from '#db/client';
import { cannedReplies } from '#db/schema/canned-replies';
import { customers } from '#db/schema/customers';
import { products } from '#db/schema/products';
import { usualReplies } from '#db/seed/canned-replies';
import { seedCatalog, websites } from '#db/seed/catalog';
import { pastOrders } from '#db/seed/orders';
import { people, personNames } from '#db/seed/people';
import { type PastProject, pastProjects } from '#db/seed/projects';
import { pastTickets } from '#db/seed/tickets';
import { customerIdOf } from './customer-id.ts';
import { hoursAfter, hoursBefore } from './hours.ts';
import { seedOrder } from './seed-order.ts';
import { seedTicket } from './seed-ticket.ts';

/** Fills an empty shop with a demo catalog and past orders and tickets. Returns whether it did. */
export function seedShop(db: Db, vault: Vault, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await seedCatalog(tx, now))) return false;
    await seedPast(tx, vault, now);
    return true;
  });
}

/** In chronological order, so that order and project numbers match. */
async function seedPast(tx: Db, vault: Vault, now: Date): Promise<void> {
  await seedCustomers(tx, now);
  await seedReplies(tx, now);
  const catalogue = await productsBySlug(tx);
  const happened = [
    ...pastProjects.map((past) => ({ ...past, write: () => seedProject(tx, past, now) })),
    ...pastOrders.map((past) => ({
      ...past,
      write: () => seedOrder(tx, past, { now, vault, product: catalogue(past.website) }),
    })),
    ...pastTickets.map((past) => ({ ...past, write: () => seedTicket(tx, past, now) })),
  ];
  happened.sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const { write } of happened) await write();
}

async function seedCustomers(tx: Db, now: Date): Promise<void> {
  const firstOrder = Math.max(...pastOrders.map(({ hoursAgo }) => hoursAgo));
  const since = hoursBefore(now, firstOrder + 1);
  await tx.insert(customers).values(
    personNames.map((name) => ({
      id: customerIdOf(name),
      ...people[name],
      emailVerifiedAt: since,
      createdAt: since,
      updatedAt: since,
    })),
  );
}

async function seedReplies(tx: Db, now: Date): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  await tx.insert(cannedReplies).values(usualReplies.map((reply) => ({ ...reply, ...at })));
}

async function productsBySlug(tx: Db) {
  const all = await tx.select().from(products);
  return (slug: string) => {
    const title = websites.find((website) => website.slug === slug)?.title;
    const product = all.find((row) => row.title === title);
    if (!product) throw new Error(`The catalog has no ${slug}`);
    return product;
  };
}

async function seedProject(
  tx: Db,
  { brief, hoursAgo, deliveredAfterHours }: PastProject,
  now: Date,
): Promise<void> {
  const createdAt = hoursBefore(now, hoursAgo);
  await addProject(tx, v.parse(NewProject, brief), {
    createdAt,
    deliveredAt:
      deliveredAfterHours === undefined ? undefined : hoursAfter(createdAt, deliveredAfterHours),
  });
}
