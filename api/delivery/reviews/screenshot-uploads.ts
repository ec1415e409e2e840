import { and, eq, or } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { fileTypeOf } from '#api/platform/files/file-type';
import type { ReceiveFile } from '#api/platform/files/receive-file';
import type { FileStore } from '#api/platform/files/store';
import { findStoredAttachment, storeAttachment } from '#api/platform/files/store-attachment';
import { uploadIdOf } from '#api/platform/files/upload-id';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { readReview } from './repository.ts';
import { requireOpen, requirePaid } from './require-open.ts';
import { isUnclaimed } from './screenshots.ts';

type Dependencies = {
  db: Db;
  files: FileStore;
  receive: ReceiveFile;
  limits: RateLimits;
  now: Clock;
};
/**
 * `id`: chosen by the page. `userId`: null for guests. `address`: the caller’s network. `chunks`: only read
 * once the caller may upload.
 */
type Upload = {
  id?: string | undefined;
  userId: number | null;
  name: string;
  address: string;
  chunks: AsyncIterable<Uint8Array>;
};

export type ScreenshotUploads = ReturnType<typeof createScreenshotUploads>;

/**
 * Screenshots by buyers, with an account or without one. A paid order whose preview they review is all
 * they need: their email doesn’t have to be verified. Until a remark has a guest’s, only its random id
 * leads to it. Those that no remark gets are deleted with the other uploads that were never sent.
 */
export function createScreenshotUploads({ db, files, receive, limits, now }: Dependencies) {
  return {
    /** Limits are checked before the body is read. Uploading one again stores it once. */
    async add(order: OrderRow, upload: Upload): Promise<AttachmentRow> {
      const { userId, name, address, chunks } = upload;
      requirePaid(order);
      requireOpen(await readReview(db, order));
      const owned = { id: uploadIdOf(upload.id), userId };
      const known = await findStoredAttachment({ db, files }, owned);
      if (known) return known;
      await limits.count(db, 'screenshot, order', order.orderId);
      await using file = await receive(chunks);
      const kilobytes = Math.ceil(file.sizeBytes / 1024);
      await limits.count(db, 'attachment kB, address', address, kilobytes);
      await limits.count(db, 'attachment kB, shop', 'all', kilobytes);
      if (file.sizeBytes === 0) throw invalid([{ path: 'body', message: 'This file is empty.' }]);
      const type = await fileTypeOf(file.content);
      if (!type?.startsWith('image/')) {
        const sentence = 'A screenshot must be a PNG, JPEG, GIF or WebP image.';
        throw new Failure('unsupported_type', sentence);
      }
      return await storeAttachment({ db, files }, { ...owned, name, type, file, at: now() });
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
