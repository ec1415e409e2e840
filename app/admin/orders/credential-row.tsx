import type { Ref } from 'react';
import { lengths } from '#contract/fields';
import { IconButton } from '#ui/button';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import * as css from './credential-row.css.ts';
import { type CredentialDraft, fieldName } from './delivery-draft.ts';

type CredentialRowProps = {
  credential: CredentialDraft;
  /** From 0 on. */
  place: number;
  errors: FormErrors;
  onChange: (change: Partial<CredentialDraft>) => void;
  /** Left out for the only one. */
  onRemove: (() => void) | undefined;
  /** The field of its value. */
  ref: Ref<HTMLTextAreaElement> | undefined;
};

/** One thing to hand over. Both fields can be read: whoever delivers has to check them. */
export function CredentialRow({
  credential,
  place,
  errors,
  onChange,
  onRemove,
  ref,
}: CredentialRowProps) {
  const label = fieldName(place, 'label');
  const value = fieldName(place, 'value');
  const title = copy.row(place + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend in a way of its own
    <div role="group" aria-label={title} className={css.row}>
      <TextField
        label={copy.name}
        name={label}
        value={credential.label}
        onChange={({ target }) => onChange({ label: target.value })}
        autoComplete="off"
        maxLength={lengths.name}
        message={errors[label]}
      />
      {/* A key of several lines is a credential, too. */}
      <TextArea
        label={copy.value}
        name={value}
        value={credential.value}
        onChange={({ target }) => onChange({ value: target.value })}
        rows={1}
        ref={ref}
        maxLength={lengths.reason}
        message={errors[value]}
      />
      <div className={css.remove}>
        <IconButton
          icon="close"
          label={copy.remove(credential.label || title)}
          inactive={!onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
    </div>
  );
}
