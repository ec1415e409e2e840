import type { SecurityEvent } from '#contract/security-log';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { list as listCopy } from '../../copy/admin-list.ts';
import { securityLog as copy } from '../../copy/admin-security-log.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import { EventAccount } from './security-log-columns.tsx';

type SecurityEventDetailsProps = {
  event: SecurityEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** An event in full, including what the table truncates or has no room for. */
export function SecurityEventDetails({ event, open, onOpenChange }: SecurityEventDetailsProps) {
  const { columns } = copy;
  const { createdAt, lastAt, account, network, detail, count } = event;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.events[event.event]}
      actions={<Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>}
    >
      <DescriptionList
        items={[
          { term: columns.at, detail: <DateTime at={createdAt} /> },
          ...(count > 1 ? [{ term: columns.last, detail: <DateTime at={lastAt} /> }] : []),
          { term: columns.count, detail: formatCount(count) },
          {
            term: columns.account,
            detail: account ? <EventAccount account={account} /> : copy.unknownAccount,
          },
          { term: columns.network, detail: network ?? copy.unknownNetwork },
          { term: columns.detail, detail: detail ?? copy.noDetail },
        ]}
      />
    </Dialog>
  );
}
