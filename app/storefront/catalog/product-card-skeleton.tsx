import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';

export function ProductCardSkeleton() {
  return (
    <Stack gap="s">
      <Skeleton shape="picture" />
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="button" width="third" />
    </Stack>
  );
}
