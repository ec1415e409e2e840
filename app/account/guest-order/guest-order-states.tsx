import { Columns } from '#ui/columns';
import { Frame } from '#ui/frame';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { guestOrder as copy } from '../../copy/guest-order.ts';
import type { LoadState } from '../../data/resource.ts';
import { FailedPage, LoadingPage } from '../../shell/state-page.tsx';

/** Same layout as the loaded page. */
export function GuestOrderLoading() {
  return (
    <LoadingPage title={copy.title} loading={copy.loading} gap="xl">
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="m">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
        <Frame src={null} alt="" address="" />
      </Columns>
    </LoadingPage>
  );
}

export function GuestOrderFailed(load: LoadState) {
  return <FailedPage title={copy.title} problem={copy.failed} {...load} />;
}
