import type { Attachment } from '#contract/ticket-messages';
import type { AttachmentRow } from '#db/schema/attachments';

export function attachmentToWire({ id, name, type, sizeBytes }: AttachmentRow): Attachment {
  return { id, name, type, sizeBytes };
}
