import type { Ref } from 'react';
import { Button } from '#ui/button';

type CreateButtonProps = {
  children: string;
  onClick: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** Opens the dialog that adds to a list. */
export function CreateButton(props: CreateButtonProps) {
  return <Button {...props} size="small" icon="plus" aria-haspopup="dialog" />;
}
