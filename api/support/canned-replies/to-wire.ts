import type { CannedReply } from '#contract/canned-replies';
import type { CannedReplyRow } from '#db/schema/canned-replies';

export function cannedReplyToWire({ id, title, text, updatedAt }: CannedReplyRow): CannedReply {
  return { id, title, text, updatedAt: updatedAt.toISOString() };
}
