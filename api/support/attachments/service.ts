import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { isActiveAdmin, type Viewer } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { fileTypeOf } from '#api/platform/files/file-type';
import { type FileStore, uploadIdOf } from '#api/platform/files/store';
import {
  findStoredAttachment,
  type ReceiveFile,
  storeAttachment,
} from '#api/platform/files/store-attachment';
import type { Attachment } from '#contract/ticket-messages';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import { orders } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { type TicketMessageRow, ticketMessages } from '#db/schema/ticket-messages';
import { maxUnsentMs } from './attach.ts';

const hourMs = 60 * 60 * 1000;
const sweptAtOnce = 100;

type Dependencies = {
  db: Db;
  files: FileStore;
  receive: ReceiveFile;
  limits: RateLimits;
  now: Clock;
};

/** The user who uploads a file, and their IP address. */
export type Uploader = { viewer: Viewer; address: string };
/** `id`: chosen by the page. */
type Upload = { id?: string | undefined; name: string; chunks: AsyncIterable<Uint8Array> };

/** A signed-in user, or a guest with the ticket that their link opens. */
export type AttachmentReader = { viewer: Viewer | null; guestTicket: TicketRow | null };

export type Attachments = ReturnType<typeof createAttachments>;

/** Stores and serves the files attached to ticket messages, and screenshots of previews. */
export function createAttachments({ db, files, receive, limits, now }: Dependencies) {
  return {
    /**
     * Stores a file until its uploader sends it with a message; once, however often it is uploaded.
     * Rate limits and the verified email are checked before the body is read. The type is detected
     * from the content.
     */
    async keep(uploader: Uploader, { id: chosen, name, chunks }: Upload): Promise<AttachmentRow> {
      const { user } = uploader.viewer;
      if (!isTrusted(uploader.viewer)) throw unverifiedFailure();
      const owned = { id: uploadIdOf(chosen), userId: user.id };
      const known = await findStoredAttachment({ db, files }, owned);
      if (known) return known;
      await limits.count(db, 'attachment, user', String(user.id));
      await using file = await receive(chunks);
      if (!isActiveAdmin(uploader.viewer)) await countBytes(uploader, file.sizeBytes);
      if (file.sizeBytes === 0) throw invalid([{ path: 'body', message: 'This file is empty.' }]);
      const type = await fileTypeOf(file.content);
      if (!type) {
        throw new Failure(
          'unsupported_type',
          'This file type isn’t supported. Choose a PNG, JPEG, GIF or WebP image, a PDF or a plain text file.',
        );
      }
      return await storeAttachment({ db, files }, { ...owned, name, type, file, at: now() });
    },

    /**
     * For the customer and the shop, or for the uploader alone before it is sent. Throws a 404 for
     * anyone else.
     */
    async read(id: string, reader: AttachmentReader) {
      const [found] = uuid.test(id)
        ? await db
            .select({
              attachment: attachments,
              message: ticketMessages,
              ticket: supportTickets,
              reviewerId: orders.customerId,
            })
            .from(attachments)
            .leftJoin(ticketMessages, eq(ticketMessages.id, attachments.messageId))
            .leftJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticketId))
            .leftJoin(reviewRemarks, eq(reviewRemarks.id, attachments.remarkId))
            .leftJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
            .leftJoin(orders, eq(orders.id, reviewRounds.orderId))
            .where(eq(attachments.id, id))
        : [];
      const file = found && canRead(found, reader) && (await files.get(found.attachment.key));
      if (!file) throw new Failure('not_found', 'This file was not found.');
      // A truncated file would look complete.
      if (file.size !== found.attachment.sizeBytes) {
        throw new Failure('internal', 'This file is damaged. Ask for it to be attached again.');
      }
      return { attachment: found.attachment, file };
    },

    /**
     * Deletes files that were never sent. Each file is deleted before its row, so that a crash
     * orphans no file. If one can't be deleted, the others still are, and the error is thrown at
     * the end.
     */
    async sweep(): Promise<void> {
      // One hour after the last moment to send them, so that none is deleted while it is sent.
      const before = new Date(now().getTime() - maxUnsentMs - hourMs);
      const unsent = and(
        isNull(attachments.messageId),
        isNull(attachments.remarkId),
        lt(attachments.createdAt, before),
      );
      const stuck: unknown[] = [];
      for (let last: AttachmentRow | undefined, isMore = true; isMore; ) {
        const rows: AttachmentRow[] = await db.query.attachments.findMany({
          where: and(unsent, last && gt(attachments.id, last.id)),
          orderBy: asc(attachments.id),
          limit: sweptAtOnce,
        });
        for (const { id, key } of rows) {
          await files
            .remove(key)
            .then(() => db.delete(attachments).where(and(eq(attachments.id, id), unsent)))
            .catch((error: unknown) => stuck.push(error));
        }
        last = rows.at(-1);
        isMore = rows.length === sweptAtOnce;
      }
      if (stuck.length > 0) throw stuck[0];
    },
  };

  async function countBytes({ viewer, address }: Uploader, bytes: number): Promise<void> {
    const kilobytes = Math.ceil(bytes / 1024);
    await limits.count(db, 'attachment kB, user', String(viewer.user.id), kilobytes);
    await limits.count(db, 'attachment kB, address', address, kilobytes);
    await limits.count(db, 'attachment kB, shop', 'all', kilobytes);
  }
}

/** Anyone can register, so a verified email is required to keep bots out. */
function isTrusted(viewer: Viewer): boolean {
  return viewer.customer.emailVerifiedAt !== null || isActiveAdmin(viewer);
}

function unverifiedFailure(): Failure {
  return new Failure(
    'not_allowed',
    'Verify your email before you attach files. Open Account and enter the code we emailed you.',
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Found = {
  attachment: AttachmentRow;
  message: TicketMessageRow | null;
  ticket: TicketRow | null;
  /** The customer whose remark it is a screenshot of. */
  reviewerId: string | null;
};

function canRead(
  { attachment, message, ticket, reviewerId }: Found,
  reader: AttachmentReader,
): boolean {
  const { viewer, guestTicket } = reader;
  if (attachment.remarkId !== null) {
    return viewer !== null && (isActiveAdmin(viewer) || viewer.customer.id === reviewerId);
  }
  if (!message || !ticket) return viewer !== null && attachment.userId === viewer.user.id;
  if (viewer && isActiveAdmin(viewer)) return true;
  if (message.internal) return false;
  if (viewer && ticket.customerId === viewer.customer.id) return true;
  return guestTicket?.id === ticket.id;
}

export function attachmentToWire({ id, name, type, sizeBytes }: AttachmentRow): Attachment {
  return { id, name, type, sizeBytes };
}
