import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';

const dayMs = 24 * 60 * 60 * 1000;
/** How long an uploaded file can be attached to a message. */
export const maxUnsentMs = dayMs;

type Message = { messageId: number; userId: number | null; at: Date };

/**
 * Attaches uploaded files to a message. Throws, and attaches none, if a file belongs to another
 * user, was sent already or has expired.
 */
export async function attachFiles(
  tx: Db,
  ids: readonly string[],
  { messageId, userId, at }: Message,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const attached =
    userId === null
      ? []
      : await tx
          .update(attachments)
          .set({ messageId })
          .where(
            and(
              inArray(attachments.id, wanted),
              eq(attachments.userId, userId),
              isNull(attachments.messageId),
              isNull(attachments.remarkId),
              gt(attachments.createdAt, new Date(at.getTime() - maxUnsentMs)),
            ),
          )
          .returning({ id: attachments.id });
  if (attached.length < wanted.length) {
    throw invalid([
      {
        path: 'attachmentIds',
        message: 'A file is no longer available. Remove it and attach it again.',
      },
    ]);
  }
}
