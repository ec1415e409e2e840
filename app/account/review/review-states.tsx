import { Columns } from '#ui/columns';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import type { LoadState } from '../../data/resource.ts';
import { FailedPage, LoadingPage } from '../../shell/state-page.tsx';

/** Same layout as the loaded page. */
export function ReviewLoading() {
  return (
    <LoadingPage title={copy.title} loading={copy.loading} gap="xl">
      <Columns split="wideFirst" gap="xl">
        <Skeleton shape="picture" />
        <Stack gap="m">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      </Columns>
    </LoadingPage>
  );
}

export function ReviewFailed(load: LoadState) {
  return <FailedPage title={copy.title} problem={copy.failed} {...load} />;
}
