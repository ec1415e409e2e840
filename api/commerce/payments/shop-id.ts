import type { Db } from '#db/client';
import { installation } from '#db/schema/installation';

/** The random id of this database, created at first use. */
export async function readShopId(db: Db): Promise<string> {
  const known = await db.query.installation.findFirst();
  if (known) return known.id;
  await db.insert(installation).values({}).onConflictDoNothing();
  return readShopId(db);
}
