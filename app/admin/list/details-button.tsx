import type { Ref } from 'react';
import { Button, IconButton } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';

type DetailsButtonProps = {
  /** The name of the row, for screen reader users. */
  of: string;
  /** An icon, where the columns leave no room for the words. The row itself opens the details too. */
  compact?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Opens the details of a row. */
export function DetailsButton({ of, compact = false, onClick, ref }: DetailsButtonProps) {
  const button = {
    variant: 'plain' as const,
    size: 'small' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-label': copy.detailsOf(of),
    onClick,
    ...(ref && { ref }),
  };
  return compact ? (
    <IconButton icon="info" {...button} />
  ) : (
    <Button {...button}>{copy.details}</Button>
  );
}
