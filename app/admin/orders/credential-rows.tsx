import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxCredentials } from '#contract/delivery';
import { lengths } from '#contract/fields';
import { Button, IconButton } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import * as css from '../form-row.css.ts';
import { type CredentialDraft, fieldName, newCredential } from './delivery-draft.ts';

type CredentialRowProps = {
  credential: CredentialDraft;
  /** Zero-based. */
  index: number;
  errors: FormErrors;
  /** While the form is being sent. */
  locked: boolean;
  onChange: (change: Partial<CredentialDraft>) => void;
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined;
  /** Ref of the value field. */
  ref: Ref<HTMLTextAreaElement> | undefined;
};

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

/** A credential to deliver. The value is visible so that the admin can check it. */
function CredentialRow({
  credential,
  index,
  errors,
  locked,
  onChange,
  onRemove,
  ref,
}: CredentialRowProps) {
  const label = fieldName(index, 'label');
  const value = fieldName(index, 'value');
  const title = copy.row(index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not take part in the grid
    <div role="group" aria-label={title} className={css.row}>
      <TextField
        label={copy.name}
        name={label}
        value={credential.label}
        onChange={({ target }) => onChange({ label: target.value })}
        readOnly={locked}
        autoComplete="off"
        maxLength={lengths.name}
        error={errors[label]}
      />
      {/* A text area, because keys can have several lines. */}
      <TextArea
        label={copy.value}
        name={value}
        value={credential.value}
        onChange={({ target }) => onChange({ value: target.value })}
        readOnly={locked}
        rows={1}
        ref={ref}
        maxLength={lengths.reason}
        error={errors[value]}
      />
      <div className={css.remove}>
        <IconButton
          icon="close"
          aria-label={copy.remove(credential.label || title)}
          disabled={locked || !onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
    </div>
  );
}
