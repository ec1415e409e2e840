import type { Ref } from 'react';
import { maxCodeLength } from '#contract/session';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { reauthentication as copy } from '../../copy/admin-security.ts';
import type { FormErrors } from '../../shell/use-form.ts';

type ReauthenticationFieldsProps = {
  errors: FormErrors;
  /** Whether two-factor authentication is on. */
  asksCode: boolean;
  /** The first field. */
  ref: Ref<HTMLInputElement>;
};

/** A password field, and a code field if two-factor authentication is on. */
export function ReauthenticationFields({ errors, asksCode, ref }: ReauthenticationFieldsProps) {
  return (
    <Stack gap="l">
      <TextField
        ref={ref}
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      {asksCode && (
        <TextField
          label={copy.code}
          description={copy.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={maxCodeLength}
          required
          error={errors.code}
        />
      )}
    </Stack>
  );
}
