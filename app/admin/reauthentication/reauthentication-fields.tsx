import type { Ref } from 'react';
import { longestCode } from '#contract/session';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { reauthentication as copy } from '../../copy/admin-reauthentication.ts';
import type { FormErrors } from '../../shell/use-form.ts';

type IdentityFieldsProps = {
  errors: FormErrors;
  /** Whether two-factor authentication is on. */
  asksCode: boolean;
  /** The first of them. */
  ref: Ref<HTMLInputElement>;
};

/** Proves once more who asks: the password, and a code of those who have that on. */
export function ReauthenticationFields({ errors, asksCode, ref }: IdentityFieldsProps) {
  return (
    <Stack gap="l">
      <TextField
        ref={ref}
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        message={errors.password}
      />
      {asksCode && (
        <TextField
          label={copy.code}
          description={copy.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={longestCode}
          required
          message={errors.code}
        />
      )}
    </Stack>
  );
}
