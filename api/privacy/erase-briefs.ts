import { eq, inArray } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { briefFiles } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';

/** Deletes the files of briefs, each before its row, so that a crash orphans no file. */
export async function eraseBriefFiles(
  db: Db,
  files: FileStore,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({ id: briefFiles.id, key: briefFiles.key })
    .from(briefFiles)
    .where(inArray(briefFiles.orderId, ids));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(briefFiles).where(eq(briefFiles.id, id));
  }
}
