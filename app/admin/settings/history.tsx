import { useState } from 'react';
import { historyLength } from '#contract/shop-settings';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import { useResource } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { HistoryEntry, OriginalEntry } from './history-entry.tsx';
import { Loading } from './loading.tsx';
import { type HistorySource, RestoreDialog } from './restore-dialog.tsx';

/** Every version, newest first, each with what it changed and the way back to it. */
export function History({ source }: { source: HistorySource }) {
  /** The oldest version of each page that is shown, but for the last page. */
  const [cuts, setCuts] = useState<readonly number[]>([]);
  const restoring = useDialogState<number>();
  const [newest, setNewest] = useState(0);
  return (
    <>
      <Stack gap="none">
        {[undefined, ...cuts].map((before, index) => (
          <Versions
            key={before ?? 'newest'}
            source={source}
            before={before}
            isLast={index === cuts.length}
            onRestore={(version, current) => {
              setNewest(current);
              restoring.open(version);
            }}
            onOlder={(oldest) => setCuts([...cuts, oldest])}
          />
        ))}
      </Stack>
      {restoring.opening && (
        <RestoreDialog
          key={restoring.opening.key}
          source={source}
          version={newest}
          restore={restoring.opening.subject}
          open={restoring.opening.isOpen}
          onOpenChange={restoring.onOpenChange}
        />
      )}
    </>
  );
}

type VersionsProps = {
  source: HistorySource;
  before: number | undefined;
  /** Whether nothing older is shown yet. */
  isLast: boolean;
  /** `current`: the newest version, which the restored one follows. */
  onRestore: (version: number, current: number) => void;
  onOlder: (oldest: number) => void;
};

function Versions({ source, before, isLast, onRestore, onOlder }: VersionsProps) {
  const { data: versions, failed, onRetry } = useResource(source.addressOf(before));
  const newest = useResource(source.addressOf()).data?.[0]?.version ?? 0;
  if (!versions) {
    if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
    return <Loading label={copy.loading} />;
  }
  if (versions.length === 0 && before === undefined) {
    return <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>;
  }
  const oldest = versions.at(-1)?.version ?? 1;
  return (
    <>
      {versions.map((version) => (
        <HistoryEntry
          key={version.version}
          entry={version}
          changes={source.listChanges(version)}
          isCurrent={version.version === newest}
          onRestore={() => onRestore(version.version, newest)}
        />
      ))}
      {isLast && versions.length === historyLength && oldest > 1 && (
        <Inline justify="center">
          <Button variant="quiet" onClick={() => onOlder(oldest)}>
            {copy.older}
          </Button>
        </Inline>
      )}
      {oldest === 1 && <OriginalEntry onRestore={() => onRestore(0, newest)} />}
    </>
  );
}
