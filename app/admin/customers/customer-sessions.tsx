import { type RefObject, useState } from 'react';
import type { CustomerDetails, CustomerSession } from '#contract/admin-customers';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { customerPage } from '../../copy/admin-customers.ts';
import { useCustomerMutations } from '../../data/admin-customers.ts';
import { useMay } from '../../data/permissions.ts';
import { DateTime } from '../../format/date-time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';
import { useFirstRows } from '../record-table.tsx';

const copy = customerPage.sessions;

type CustomerSessionsProps = {
  customer: CustomerDetails;
  sessions: readonly CustomerSession[];
  /** Gets the focus when a session's row is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** Where a person is signed in, to end one session or all. */
export function CustomerSessions({
  customer: { id, kind },
  sessions,
  title,
}: CustomerSessionsProps) {
  const mayEnd = useMay()(kind === 'admin' ? 'people.manage' : 'customers.change');
  const { endSession, endSessions } = useCustomerMutations(id);
  const { shown, toggle } = useFirstRows(sessions, copy.title, 3);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const [endAll, isEndingAll] = useAction(
    async () => {
      await endSessions();
      setAsking(false);
      toast({ title: copy.allEnded });
    },
    { title: copy.failed },
  );
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        mayEnd &&
        sessions.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {copy.all}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <Text size="small" tone="soft">
          {copy.empty}
        </Text>
      ) : (
        <Stack gap="xs" as="ul">
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEndable={mayEnd}
              onEnd={async () => {
                await endSession(session.id);
                title.current?.focus();
                toast({ title: copy.ended(session.device) });
              }}
            />
          ))}
        </Stack>
      )}
      {toggle}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        destructive
        title={copy.all}
        description={copy.allHint}
        confirmLabel={copy.all}
        cancelLabel={copy.cancel}
        loading={isEndingAll && copy.ending}
        finalFocus={title}
        onConfirm={endAll}
      />
    </DetailSection>
  );
}

type SessionRowProps = {
  session: CustomerSession;
  isEndable: boolean;
  onEnd: () => Promise<void>;
};

function SessionRow({ session: { device, seenAt }, isEndable, onEnd }: SessionRowProps) {
  const [end, isEnding] = useAction(onEnd, { title: copy.failed });
  return (
    <Inline gap="m" justify="between" wrap="never">
      <Stack gap="none">
        <Text weight="medium" size="small">
          {device}
        </Text>
        <Text tone="soft" size="small">
          {copy.seen} <DateTime at={seenAt} />
        </Text>
      </Stack>
      {isEndable && (
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.endOf(device)}
          loading={isEnding && copy.ending}
          onClick={end}
        >
          {copy.end}
        </Button>
      )}
    </Inline>
  );
}
