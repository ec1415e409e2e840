import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './field.css.ts';

/** What most fields have: a visible label, and up to two texts tied to its control. */
export type FieldTextProps = {
  /** Always seen. */
  label: string;
  /** A quiet word at the label's end: 'optional'. */
  aside?: string;
  /** Helps before typing; read out with the field. */
  description?: string;
  /** What is wrong and what to do; marks the field invalid. */
  message?: string;
};

/** What a control takes from its field. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** `children` draws the control and puts the wiring on it. */
export type FieldProps = FieldTextProps & {
  id?: string;
  children: (wiring: FieldControlProps) => ReactNode;
};

/** The private base of most fields: wires label, description and message to one control. */
export function Field({ label, aside, description, message, id, children }: FieldProps) {
  const { wiring, descriptionId, messageId } = useFieldControl({ id, description, message });
  return (
    <div className={css.field}>
      <FieldHeader
        controlId={wiring.id}
        label={label}
        aside={aside}
        description={description}
        descriptionId={descriptionId}
      />
      {children(wiring)}
      {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
    </div>
  );
}

type FieldHeaderProps = Omit<FieldTextProps, 'message'> & {
  /** The id of the control. */
  controlId: string;
  descriptionId: string;
};

/** What stands above a control. */
export function FieldHeader({
  controlId,
  label,
  aside,
  description,
  descriptionId,
}: FieldHeaderProps) {
  return (
    <>
      <label htmlFor={controlId} className={css.label}>
        {label}
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {description && (
        <p id={descriptionId} className={css.description}>
          {description}
        </p>
      )}
    </>
  );
}

/** Gives a control and its texts ids that know each other. */
export function useFieldControl({
  id,
  description,
  message,
}: Pick<FieldProps, 'id' | 'description' | 'message'>) {
  const made = useId();
  const own = id ?? made;
  const descriptionId = `${own}-description`;
  const messageId = `${own}-message`;
  const described = [description && descriptionId, message && messageId].filter(Boolean).join(' ');
  const wiring: FieldControlProps = {
    id: own,
    'aria-describedby': described || undefined,
    'aria-invalid': message ? true : undefined,
  };
  return { wiring, descriptionId, messageId };
}

/** What is wrong and what to do about it. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.message}>
      <Icon name="alert" size="small" />
      {children}
    </p>
  );
}
