import { useEffect, useRef } from 'react';
import { PasswordChange } from '#contract/session';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { replacePassword as copy } from '../../copy/admin-sign-in.ts';
import { useAccount } from '../../data/account.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import * as css from './sign-in.css.ts';

/** Replaces the sign-in form, so its heading takes focus. */
export function ReplacePasswordForm() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { changePassword } = useAccount();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: PasswordChange,
    send: changePassword,
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <form {...form} className={css.form}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size={3} focusable ref={heading}>
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.lead}</Text>
        </Stack>
        <TextField
          label={copy.current}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
        <TextField
          label={copy.chosen}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          description={copy.hint}
          error={errors.newPassword}
        />
        <Button type="submit" size="large" width="full" loading={pending && copy.saving}>
          {copy.save}
        </Button>
      </Stack>
    </form>
  );
}
