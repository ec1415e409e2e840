import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { fileTypeOf } from '#api/platform/files/file-type';
import { type FileStore, uploadIdOf } from '#api/platform/files/store';
import {
  findStoredAttachment,
  type ReceiveFile,
  storeAttachment,
} from '#api/platform/files/store-attachment';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { readReview, requireOpen, requirePaid } from './repository.ts';

/** Uploads without a message or a remark are deleted an hour later. */
const maxUnsentMs = 24 * 60 * 60 * 1000;

/** Uploaded by a guest, without a remark yet. */
export const isUnclaimed = and(
  isNull(attachments.userId),
  isNull(attachments.messageId),
  isNull(attachments.remarkId),
);

/** `userId`: who uploaded it; null for guests. */
type Attaching = { remarkId: string; userId: number | null; at: Date };

/**
 * Makes an uploaded picture the only screenshot of a remark; null removes it. What is replaced is
 * deleted with the uploads that were never sent.
 */
export async function setScreenshot(
  tx: Db,
  id: string | null,
  { remarkId, userId, at }: Attaching,
): Promise<boolean> {
  const ofRemark = eq(attachments.remarkId, remarkId);
  const removed = await tx
    .update(attachments)
    .set({ remarkId: null })
    .where(and(ofRemark, id === null ? undefined : ne(attachments.id, id)))
    .returning({ id: attachments.id });
  if (id === null) return removed.length > 0;
  const known = await tx.query.attachments.findFirst({
    where: and(ofRemark, eq(attachments.id, id)),
  });
  if (known) return removed.length > 0;
  const [added] = await tx
    .update(attachments)
    .set({ remarkId })
    .where(
      and(
        eq(attachments.id, id),
        userId === null ? isUnclaimed : eq(attachments.userId, userId),
        isNull(attachments.messageId),
        isNull(attachments.remarkId),
        gt(attachments.createdAt, new Date(at.getTime() - maxUnsentMs)),
      ),
    )
    .returning({ type: attachments.type });
  if (!added) throw refusal('This file is no longer available. Choose it again.');
  if (!added.type.startsWith('image/')) {
    throw refusal('A screenshot must be a PNG, JPEG, GIF or WebP image.');
  }
  return true;
}

function refusal(message: string) {
  return invalid([{ path: 'screenshotId', message }]);
}

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
