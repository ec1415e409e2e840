import { useState } from 'react';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { TextLink } from '#ui/link';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useCannedReplies } from '../../data/canned-replies.ts';
import { paths } from '../../paths.ts';
import * as css from './ticket-dialog.css.ts';

/** Inserts a canned reply into the reply field, without sending it. */
export function CannedReplyPicker({ onInsert }: { onInsert: (text: string) => void }) {
  const { replies } = useCannedReplies();
  const [chosen, setChosen] = useState('');
  const reply = replies?.find(({ id }) => String(id) === chosen);

  function insert(text: string) {
    onInsert(text);
    setChosen('');
  }

  if (replies?.length === 0) {
    return (
      <TextLink href={paths.adminCannedReplies} standalone tone="soft">
        {copy.writeCanned}
      </TextLink>
    );
  }
  return (
    <div className={css.canned}>
      <InlineSelect
        aria-label={copy.canned}
        size="small"
        options={[
          { value: '', label: copy.chooseCanned },
          ...(replies ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        value={chosen}
        onValueChange={setChosen}
      />
      <Button
        variant="quiet"
        size="small"
        disabled={!reply}
        onClick={reply && (() => insert(reply.text))}
      >
        {copy.insert}
      </Button>
    </div>
  );
}
