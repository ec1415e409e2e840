import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { maxUploadMs } from '#api/http/body-rules';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { toSafeFileName } from '#api/platform/files/file-response';
import { type FileStore, type StoredFile, uploadIdOf } from '#api/platform/files/store';
import type { ReceiveFile } from '#api/platform/files/store-attachment';
import type { Db } from '#db/client';
import { type BriefFileRow, briefFiles } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import { requireRoom, requireSame, typeOf } from './check-file.ts';
import { lockBrief, readBrief, requireOpen, requirePaid } from './repository.ts';
import type { Briefs } from './service.ts';

type Dependencies = {
  db: Db;
  files: FileStore;
  receive: ReceiveFile;
  limits: RateLimits;
  briefs: Pick<Briefs, 'noticeChange'>;
  now: Clock;
};

/**
 * `id`: chosen by the page. `address`: the IP address of the uploader. `chunks`: only read once the
 * caller may upload.
 */
type Upload = {
  id?: string | undefined;
  field: string;
  name: string;
  address: string;
  chunks: AsyncIterable<Uint8Array>;
};

export type BriefFiles = ReturnType<typeof createBriefFiles>;

/** The files of briefs. The caller has checked whose order it is. */
export function createBriefFiles({ db, files, receive, limits, briefs, now }: Dependencies) {
  return {
    /**
     * Stores a file; once, however often it is uploaded. Its type is detected from the content.
     */
    async add(order: OrderRow, upload: Upload): Promise<BriefFileRow> {
      const { field: key, name, address, chunks } = upload;
      const id = uploadIdOf(upload.id);
      requireOpen(order);
      const facts = await readBrief(db, order);
      const known = facts.files.find((file) => file.id === id);
      if (known) return known;
      requireRoom(facts, { id, field: key });
      await limits.count(db, 'brief file, order', order.orderId);
      await using file = await receive(chunks);
      const { content, sizeBytes } = file;
      const kilobytes = Math.ceil(sizeBytes / 1024);
      await limits.count(db, 'brief file kB, order', order.orderId, kilobytes);
      await limits.count(db, 'attachment kB, address', address, kilobytes);
      await limits.count(db, 'attachment kB, shop', 'all', kilobytes);
      const type = await typeOf(file, key);
      const row = await db.transaction(async (tx) => {
        const facts = await lockBrief(tx, order);
        requireRoom(facts, { id, field: key });
        // The row comes first, so that a crash leaves no file without a row.
        const [added] = await tx
          .insert(briefFiles)
          .values({
            id,
            orderId: order.id,
            field: key,
            type,
            sizeBytes,
            name: toSafeFileName(name, type),
            key: `briefs/${id}`,
            storedAt: null,
            createdAt: now(),
          })
          .onConflictDoNothing()
          .returning();
        const earlier = facts.allFiles.find((file) => file.id === id);
        return added ?? requireSame(earlier, { field: key, type, sizeBytes });
      });
      if (row.storedAt) return row;
      try {
        await files.put(row.key, content);
        return await setStored(order, row, now());
      } catch (error) {
        // What can't be deleted now is swept later.
        await removeForGood(row).catch(() => undefined);
        throw error;
      }
    },

    async read(order: OrderRow, id: string): Promise<{ row: BriefFileRow; file: StoredFile }> {
      requirePaid(order);
      const row = await find(db, order, id);
      const file = await files.get(row.key);
      if (!file) throw noSuchFile();
      // A truncated file would look complete.
      if (file.size !== row.sizeBytes) {
        throw new Failure('internal', 'This file is damaged. Ask for it to be uploaded again.');
      }
      return { row, file };
    },

    async remove(order: OrderRow, id: string): Promise<void> {
      requireOpen(order);
      const row = await find(db, order, id);
      await setStored(order, row, null);
      await removeForGood(row);
    },

    /**
     * Deletes what uploads and deletions left behind when the server stopped. If a file can't be
     * deleted, the others still are, and the error is thrown at the end.
     */
    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - maxUploadMs);
      const rows = await db.query.briefFiles.findMany({
        where: and(isNull(briefFiles.storedAt), lt(briefFiles.createdAt, before)),
        orderBy: asc(briefFiles.createdAt),
      });
      const stuck: unknown[] = [];
      for (const row of rows) {
        await removeForGood(row).catch((error: unknown) => stuck.push(error));
      }
      if (stuck.length > 0) throw stuck[0];
    },
  };

  /** Shows or hides a file, and tells the shop. */
  async function setStored(
    order: OrderRow,
    { id }: BriefFileRow,
    storedAt: Date | null,
  ): Promise<BriefFileRow> {
    return db.transaction(async (tx) => {
      const { brief } = await lockBrief(tx, order);
      const where = and(
        eq(briefFiles.id, id),
        storedAt ? undefined : isNotNull(briefFiles.storedAt),
      );
      const [row] = await tx.update(briefFiles).set({ storedAt }).where(where).returning();
      if (!row) throw noSuchFile();
      await briefs.noticeChange(tx, order, brief);
      return row;
    });
  }

  /**
   * The file goes first, so that a crash leaves no file without a row. Another try of the same upload
   * may have stored it meanwhile.
   */
  async function removeForGood({ id, key }: BriefFileRow): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(briefFiles).where(eq(briefFiles.id, id)).for('update');
      if (row?.storedAt) return;
      await files.remove(key);
      await tx.delete(briefFiles).where(eq(briefFiles.id, id));
    });
  }
}

async function find(db: Db, order: OrderRow, id: string): Promise<BriefFileRow> {
  const row = uuid.test(id)
    ? await db.query.briefFiles.findFirst({
        where: and(
          eq(briefFiles.id, id),
          eq(briefFiles.orderId, order.id),
          isNotNull(briefFiles.storedAt),
        ),
      })
    : undefined;
  if (!row) throw noSuchFile();
  return row;
}

function noSuchFile(): Failure {
  return new Failure('not_found', 'This file was not found.');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
