import type { Ref } from 'react';
import { TextField } from '#ui/text-field';
import { security as words } from '../../copy/admin-security.ts';

type PasswordFieldProps = { message: string | undefined; ref: Ref<HTMLInputElement> };

/** Proves once more who asks. */
export function PasswordField({ message, ref }: PasswordFieldProps) {
  return (
    <TextField
      ref={ref}
      label={words.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      message={message}
    />
  );
}
