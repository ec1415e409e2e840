import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { changedElsewhere as copy } from '../copy/admin-list.ts';
import { formatAge } from '../format/deadline.ts';
import { useNow } from '../format/use-now.ts';

type ChangedElsewhereProps = {
  /** The admin who changed it, and when. */
  by: string | null;
  at: string;
  /** Shows the newer version beside what was typed. */
  onShow: () => void;
};

/** Tells someone who is typing that another admin has changed the record; nothing moves by itself. */
export function ChangedElsewhere({ by, at, onShow }: ChangedElsewhereProps) {
  const now = useNow();
  return (
    <Notice
      tone="info"
      live="polite"
      title={copy.title(by, formatAge(at, now))}
      action={
        <Button variant="quiet" size="small" onClick={onShow}>
          {copy.show}
        </Button>
      }
    />
  );
}
