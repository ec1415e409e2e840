import * as css from './divider.css.ts';

/** `ink` starts a new part of the page; `hairline` separates similar items. */
export type DividerProps = { weight?: 'hairline' | 'ink' };

/** Separates content with a horizontal line. */
export function Divider({ weight = 'hairline' }: DividerProps) {
  return <hr className={`${css.divider} ${css.weights[weight]}`} />;
}
