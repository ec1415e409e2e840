import { Frame } from '#ui/frame';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';

export function SubscriptionCardSkeleton() {
  return (
    <Stack gap="m">
      <Frame src={null} alt="" address="" />
      <Skeleton shape="heading" width="half" />
      <Stack gap="s">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
      <Skeleton shape="button" width="third" />
    </Stack>
  );
}
