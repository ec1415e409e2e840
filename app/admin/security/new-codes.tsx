import { useEffect, useRef } from 'react';
import { Checkbox } from '#ui/checkbox';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { regenerateCodes as copy } from '../../copy/admin-security.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import type { SavedCheckbox } from './use-saved-checkbox.ts';

type NewCodesProps = { codes: readonly string[]; saved: SavedCheckbox };

/** Replaces the password form, so its heading takes focus. */
export function NewCodes({ codes, saved }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="m">
      <Heading level={3} size={4} ref={heading} focusable>
        {copy.made}
      </Heading>
      <RecoveryCodeList codes={codes} />
      <Checkbox {...saved.checkbox} />
    </Stack>
  );
}
