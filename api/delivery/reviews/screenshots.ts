import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';

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
