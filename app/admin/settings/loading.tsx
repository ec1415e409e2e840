import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';

export function Loading({ label }: { label: string }) {
  return (
    <Stack gap="m">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="heading" width="third" />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  );
}
