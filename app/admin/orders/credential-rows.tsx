import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxCredentials } from '#contract/delivery';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { CredentialRow } from './credential-row.tsx';
import { type CredentialDraft, newCredential } from './delivery-draft.ts';

type CredentialRowsProps = {
  credentials: readonly CredentialDraft[];
  errors: FormErrors;
  /** While the form is being sent. */
  locked: boolean;
  onChange: (credentials: readonly CredentialDraft[]) => void;
  /** Ref of the first value field, where typing starts: names are filled in. */
  first: Ref<HTMLTextAreaElement>;
};

/** Editable credentials. Focus moves to an added row and stays in place after a removal. */
export function CredentialRows({
  credentials,
  errors,
  locked,
  onChange,
  first,
}: CredentialRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  /** Renders at once, so that what is typed right afterwards is in the focused field. */
  function render(changed: readonly CredentialDraft[], focused: number) {
    flushSync(() => onChange(changed));
    const row = rows.current?.querySelectorAll('[role="group"]')[focused];
    const field = row?.querySelector('input');
    (field ?? add.current)?.focus();
  }

  return (
    <div ref={rows}>
      <Stack gap="m">
        {credentials.map((credential, index) => (
          <CredentialRow
            key={credential.key}
            credential={credential}
            index={index}
            errors={errors}
            locked={locked}
            ref={index === 0 ? first : undefined}
            onChange={(change) =>
              onChange(credentials.map((one) => (one === credential ? { ...one, ...change } : one)))
            }
            onRemove={
              credentials.length > 1
                ? () =>
                    render(
                      credentials.filter((one) => one !== credential),
                      Math.min(index, credentials.length - 2),
                    )
                : undefined
            }
          />
        ))}
        {credentials.length < maxCredentials && (
          <Inline>
            <Button
              ref={add}
              variant="plain"
              size="small"
              icon="plus"
              disabled={locked}
              onClick={() => render([...credentials, newCredential()], credentials.length)}
            >
              {copy.add}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
