import type { ChangeEvent, Ref } from 'react';
import type { Controllable } from '../field/controllable.ts';
import * as field from '../field/field.css.ts';
import { FieldError, useFieldControl } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './switch.css.ts';

/** The setting, and how it behaves. */
export type SwitchProps = {
  /** What is on when the switch is: 'Show prices with tax'. Always visible. */
  label: string;
  name?: string;
  /** Submitted while it is on. Defaults to 'on'. */
  value?: string;
  defaultChecked?: boolean;
  /** For controlled switches, together with `onCheckedChange` and without a default. */
  checked?: boolean;
  /** Called with the new state. The setting takes effect now. */
  onCheckedChange?: (checked: boolean) => void;
  description?: string;
  error?: string;
  /**
   * Shown while the setting is saved ('Saving...'). The switch keeps its state and its focus, and
   * ignores clicks.
   */
  loading?: string | false;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
} & Controllable<'checked', 'onCheckedChange'>;

/** Turns one setting on or off immediately, without a Save button. */
export function Switch({
  label,
  description,
  error,
  loading = false,
  onCheckedChange,
  id,
  ...control
}: SwitchProps) {
  const { controlProps, descriptionId, errorId } = useFieldControl({ id, description, error });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    if (!loading) return onCheckedChange?.(target.checked);
    event.stopPropagation();
    // The browser restores it too, but React would miss that and then ignore the next click.
    target.checked = !target.checked;
  };
  return (
    <div className={css.field}>
      <label className={css.row}>
        <input
          {...control}
          {...controlProps}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states whether it is checked
          role="switch"
          aria-disabled={loading ? true : undefined}
          onClick={(event) => loading && event.preventDefault()}
          onChange={change}
          className={css.track}
        />
        <span className={control.disabled ? `${css.label} ${css.disabled}` : css.label}>
          {label}
        </span>
      </label>
      {(description || error || loading) && (
        <div className={css.texts}>
          {description && (
            <p id={descriptionId} className={field.description}>
              {description}
            </p>
          )}
          {loading && (
            <p aria-hidden="true" className={css.state}>
              {loading}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
      <VisuallyHidden live>{loading}</VisuallyHidden>
    </div>
  );
}
