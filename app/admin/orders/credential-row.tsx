import type { Ref } from 'react';
import { lengths } from '#contract/fields';
import { IconButton } from '#ui/button';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { deliveryForm as copy } from '../../copy/admin-orders.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import * as css from '../form-row.css.ts';
import { type CredentialDraft, fieldName } from './delivery-draft.ts';

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

/** A credential to deliver. The value is visible so that the admin can check it. */
export function CredentialRow({
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
        message={errors[label]}
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
        message={errors[value]}
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
