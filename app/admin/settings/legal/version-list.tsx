import type { LegalDocument, LegalDraft, PublishedVersion } from '#contract/legal-texts';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { legalVersionList as copy } from '../../../copy/admin-legal.ts';
import { useLegalMutations } from '../../../data/legal-drafts.ts';
import { formatDateTime } from '../../../format/date-time.tsx';
import { formatVersionDate } from '../../../format/dates.ts';
import { legalPaths } from '../../../legal/legal-paths.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { useToast } from '../../../state/toasts.ts';
import { Allowed } from '../../allowed.tsx';

type WithdrawDialogProps = {
  document: LegalDocument;
  version: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const tones = { current: 'positive', scheduled: 'caution', replaced: 'neutral' } as const;
const titleId = 'legal-versions';

/** Every published version with its address, the newest first. */
export function VersionList({ draft: { document, versions } }: { draft: LegalDraft }) {
  const withdrawing = useDialogState<string>();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId}>
          {copy.title}
        </Heading>
        {versions.map((version) => (
          <Version
            key={version.version}
            document={document}
            version={version}
            onWithdraw={() => withdrawing.open(version.version)}
          />
        ))}
        {withdrawing.opening && (
          <WithdrawDialog
            key={withdrawing.opening.key}
            document={document}
            version={withdrawing.opening.subject}
            open={withdrawing.opening.isOpen}
            onOpenChange={withdrawing.onOpenChange}
          />
        )}
      </Stack>
    </section>
  );
}

type VersionProps = {
  document: LegalDocument;
  version: PublishedVersion;
  onWithdraw: () => void;
};

function Version({ document, version: published, onWithdraw }: VersionProps) {
  const { version, startsAt, publishedBy, state } = published;
  const day = formatVersionDate(version);
  const isScheduled = state === 'scheduled';
  return (
    <Panel padding="small">
      <Inline justify="between" align="center" gap="m">
        <Stack gap="xxs">
          <Inline gap="s" align="center">
            {isScheduled ? (
              <Text weight="strong">{copy.read(day)}</Text>
            ) : (
              <TextLink href={legalPaths[document].versionOf(version)} newTab>
                {copy.read(day)}
              </TextLink>
            )}
            <Badge tone={tones[state]}>{copy.states[state]}</Badge>
          </Inline>
          <Text size="small" tone="soft">
            {publishedBy ? copy.by(publishedBy) : copy.source}
            {publishedBy && `. ${copy.from(formatDateTime(startsAt))}`}
          </Text>
        </Stack>
        {isScheduled && (
          <Allowed to="settings.change">
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={copy.withdrawOf(day)}
              onClick={onWithdraw}
            >
              {copy.withdraw}
            </Button>
          </Allowed>
        )}
      </Inline>
    </Panel>
  );
}

/** Asks before a scheduled version is withdrawn. */
function WithdrawDialog({ document, version, open, onOpenChange }: WithdrawDialogProps) {
  const { withdraw } = useLegalMutations(document);
  const toast = useToast();
  const [confirm, isPending] = useAction(
    async () => {
      await withdraw({ published: version });
      onOpenChange(false);
      toast(copy.done);
    },
    { title: copy.error },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.question(formatVersionDate(version))}
      description={copy.explanation}
      confirmLabel={copy.withdraw}
      cancelLabel={copy.cancel}
      destructive
      loading={isPending && copy.withdrawing}
      onConfirm={confirm}
    />
  );
}
