import { type Ref, useRef } from 'react';
import { mostCredentials } from '#contract/delivery';
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
  onChange: (credentials: readonly CredentialDraft[]) => void;
  /** The first value, which is where one begins: names are there already. */
  first: Ref<HTMLTextAreaElement>;
};

/** What is handed over, a line each. The focus follows what comes, and stays where one goes. */
export function CredentialRows({ credentials, errors, onChange, first }: CredentialRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  /** Once the new rows stand there. */
  const focusRow = (place: number) =>
    requestAnimationFrame(() => {
      const row = rows.current?.querySelectorAll('[role="group"]')[place];
      const field = row?.querySelector('input');
      (field ?? add.current)?.focus();
    });

  return (
    <div ref={rows}>
      <Stack gap="m">
        {credentials.map((credential, place) => (
          <CredentialRow
            key={credential.key}
            credential={credential}
            place={place}
            errors={errors}
            ref={place === 0 ? first : undefined}
            onChange={(change) =>
              onChange(credentials.map((one) => (one === credential ? { ...one, ...change } : one)))
            }
            onRemove={
              credentials.length > 1
                ? () => {
                    onChange(credentials.filter((one) => one !== credential));
                    focusRow(Math.min(place, credentials.length - 2));
                  }
                : undefined
            }
          />
        ))}
        {credentials.length < mostCredentials && (
          <Inline>
            <Button
              ref={add}
              variant="plain"
              size="small"
              icon="plus"
              onClick={() => {
                onChange([...credentials, newCredential()]);
                focusRow(credentials.length);
              }}
            >
              {copy.add}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
