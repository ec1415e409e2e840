import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { RecordLayout } from './record-layout.tsx';

/** The page of a record while it loads. */
export function RecordSkeleton({ loading }: { loading: string }) {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((line) => <Skeleton key={line} />);
  return (
    <RecordLayout side={<Stack gap="m">{lines}</Stack>}>
      <Stack gap="m">
        <VisuallyHidden live>{loading}</VisuallyHidden>
        {lines}
      </Stack>
    </RecordLayout>
  );
}
