import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './field.css.ts';

/** The text of a field: a visible label, and a description and an error tied to its control. */
export type FieldTextProps = {
  /** Always visible. */
  label: string;
  /** Secondary text at the end of the label's line: 'optional'. */
  aside?: string;
  /** Help text, read out with the field. */
  description?: string;
  /** What is wrong and how to fix it. Marks the field invalid. */
  error?: string;
};

/** Props that a control gets from its field. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** `children` renders the control with the props it is given. */
export type FieldProps = FieldTextProps & {
  id?: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  children: (controlProps: FieldControlProps) => ReactNode;
};

/** The internal base of most fields: ties label, description and error to one control. */
export function Field(props: FieldProps) {
  const { label, aside, description, error, id, labelHidden = false, children } = props;
  const { controlProps, descriptionId, errorId } = useFieldControl({ id, description, error });
  return (
    <div className={css.field}>
      <FieldHeader
        controlId={controlProps.id}
        label={label}
        aside={aside}
        description={description}
        descriptionId={descriptionId}
        labelHidden={labelHidden}
      />
      {children(controlProps)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

type FieldHeaderProps = Omit<FieldTextProps, 'error'> & {
  /** The id of the control. */
  controlId: string;
  descriptionId: string;
  labelHidden?: boolean;
};

/** The label and the description above a control. */
export function FieldHeader({
  controlId,
  label,
  aside,
  description,
  descriptionId,
  labelHidden = false,
}: FieldHeaderProps) {
  return (
    <>
      <label htmlFor={controlId} className={labelHidden ? hidden : css.label}>
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

/** Gives a control and its texts matching ids. */
export function useFieldControl({
  id,
  description,
  error,
}: Pick<FieldProps, 'id' | 'description' | 'error'>) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const described = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  const controlProps: FieldControlProps = {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { controlProps, descriptionId, errorId };
}

/** An error: what is wrong and how to fix it. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <Icon icon="alert" size="small" />
      {children}
    </p>
  );
}
