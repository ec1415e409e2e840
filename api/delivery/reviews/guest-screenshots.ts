import { and, eq, isNull, or } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { toSafeFileName } from '#api/platform/files/file-name';
import { fileTypeOf } from '#api/platform/files/file-type';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { readReview } from './repository.ts';
import { requireOpen, requirePaid } from './require-open.ts';

type Dependencies = { db: Db; files: FileStore; limits: RateLimits; now: Clock };
type Upload = { name: string; address: string; read: () => Promise<Uint8Array> };

export type GuestScreenshots = ReturnType<typeof createGuestScreenshots>;

/**
 * Screenshots by buyers without an account. Until a remark has one, only its random id leads to it.
 * Those that no remark gets are deleted with the other uploads that were never sent.
 */
export function createGuestScreenshots({ db, files, limits, now }: Dependencies) {
  return {
    /** `address`: the caller’s network. Limits are checked before the body is read. */
    async add(order: OrderRow, { name, address, read }: Upload): Promise<AttachmentRow> {
      requirePaid(order);
      requireOpen(await readReview(db, order));
      await limits.count(db, 'screenshot, order', order.orderId);
      const bytes = await read();
      const kilobytes = Math.ceil(bytes.length / 1024);
      await limits.count(db, 'attachment kB, address', address, kilobytes);
      await limits.count(db, 'attachment kB, shop', 'all', kilobytes);
      if (bytes.length === 0) throw invalid([{ path: 'body', message: 'This file is empty.' }]);
      const type = fileTypeOf(bytes);
      if (!type?.startsWith('image/')) {
        const sentence = 'A screenshot must be a PNG, JPEG, GIF or WebP image.';
        throw new Failure('unsupported_type', sentence);
      }
      const id = crypto.randomUUID();
      const key = `attachments/${id}`;
      // The row comes first, so that cleanup finds every file.
      const [row] = await db
        .insert(attachments)
        .values({
          ...{ id, key, type, name: toSafeFileName(name, type) },
          ...{ sizeBytes: bytes.length, createdAt: now() },
        })
        .returning();
      if (!row) throw new Error('The screenshot was not written');
      await files.put(key, bytes);
      return row;
    },

    /** Of a remark of this order, or one that a guest has just uploaded. Else throws a 404. */
    async read(order: OrderRow, id: string) {
      const [found] = await db
        .select({ row: attachments })
        .from(attachments)
        .leftJoin(reviewRemarks, eq(reviewRemarks.id, attachments.remarkId))
        .leftJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
        .where(and(eq(attachments.id, id), or(eq(reviewRounds.orderId, order.id), isUnclaimed)));
      const file = found && (await files.get(found.row.key));
      if (!file) throw new Failure('not_found', 'This file was not found.');
      return { row: found.row, file };
    },
  };
}

/** Uploaded by a guest, without a remark yet. */
export const isUnclaimed = and(
  isNull(attachments.userId),
  isNull(attachments.messageId),
  isNull(attachments.remarkId),
);
