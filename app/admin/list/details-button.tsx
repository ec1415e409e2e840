import type { Ref } from 'react';
import { Button } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';

/** `of`: what the row is called, for those who hear the buttons without their rows. */
type DetailsButtonProps = { of: string; onClick: () => void; ref?: Ref<HTMLButtonElement> };

/** Opens all that is known of a row. */
export function DetailsButton({ of, onClick, ref }: DetailsButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      opensDialog
      label={copy.detailsOf(of)}
      onClick={onClick}
      {...(ref && { ref })}
    >
      {copy.details}
    </Button>
  );
}
