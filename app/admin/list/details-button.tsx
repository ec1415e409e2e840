import type { Ref } from 'react';
import { Button } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';

/** `of` is the name of the row, for screen reader users. */
type DetailsButtonProps = { of: string; onClick: () => void; ref?: Ref<HTMLButtonElement> };

/** Opens the details of a row. */
export function DetailsButton({ of, onClick, ref }: DetailsButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      aria-haspopup="dialog"
      aria-label={copy.detailsOf(of)}
      onClick={onClick}
      {...(ref && { ref })}
    >
      {copy.details}
    </Button>
  );
}
