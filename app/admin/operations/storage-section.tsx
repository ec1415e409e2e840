import { isDiskLow } from '#contract/operation-problems';
import type { StorageState } from '#contract/operations';
import { DescriptionList } from '#ui/description-list';
import { Progress } from '#ui/progress';
import { storage as copy } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { formatFileSize } from '../../format/file-info.ts';
import type { Status } from '../../format/status.ts';
import { OperationsSection } from './operations-section.tsx';

/** The disk of the process that responds, and the database that all share. */
export function StorageSection({ storage }: { storage: Resource<StorageState> }) {
  return (
    <OperationsSection name="storage" texts={copy} resource={storage} status={statusOf}>
      {({ freeBytes, totalBytes, databaseBytes, isFolderWritable, files }) => (
        <>
          <Progress
            label={copy.disk}
            value={totalBytes - freeBytes}
            max={totalBytes}
            valueText={copy.used(
              formatFileSize(totalBytes - freeBytes),
              formatFileSize(totalBytes),
            )}
          />
          <DescriptionList
            items={[
              { term: copy.free, detail: formatFileSize(freeBytes) },
              { term: copy.database, detail: formatFileSize(databaseBytes) },
              { term: copy.folder, detail: isFolderWritable ? copy.writable : copy.readOnly },
              ...(files ? [{ term: copy.files, detail: describeFiles(files) }] : []),
            ]}
          />
        </>
      )}
    </OperationsSection>
  );
}

function statusOf(state: StorageState): Status {
  if (state.files?.isReachable === false) return { label: copy.unreachable, tone: 'critical' };
  if (!state.isFolderWritable) return { label: copy.readOnly, tone: 'critical' };
  return isDiskLow(state)
    ? { label: copy.low, tone: 'critical' }
    : { label: copy.enough, tone: 'positive' };
}

function describeFiles({ bucket, isReachable }: NonNullable<StorageState['files']>): string {
  return isReachable ? copy.bucket(bucket) : copy.bucketUnreachable(bucket);
}
