import { Combobox } from '#ui/combobox';
import { TextLink } from '#ui/link';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useCannedReplies } from '../../data/canned-replies.ts';
import { paths } from '../../paths.ts';
import * as css from './ticket-dialog.css.ts';

/** Inserts a canned reply into the reply field, without sending it. */
export function CannedReplyPicker({ onInsert }: { onInsert: (text: string) => void }) {
  const { replies, failed, onRetry } = useCannedReplies();

  if (replies?.length === 0) {
    return (
      <TextLink href={paths.adminCannedReplies} standalone tone="soft">
        {copy.writeCanned}
      </TextLink>
    );
  }
  return (
    <div className={css.canned}>
      <Combobox
        label={copy.canned}
        labelHidden
        name="cannedReply"
        size="small"
        placeholder={copy.canned}
        options={(replies ?? []).map(({ id, title, text }) => ({
          value: String(id),
          label: title,
          keywords: text,
        }))}
        loading={!replies && !failed}
        failure={failed ? { message: failed, onRetry } : false}
        value=""
        onValueChange={(value) => {
          const reply = replies?.find(({ id }) => String(id) === value);
          if (reply) onInsert(reply.text);
        }}
      />
    </div>
  );
}
