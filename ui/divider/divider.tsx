import * as css from './divider.css.ts';

/** `ink` opens a chapter, `hairline` separates equals. */
export type DividerProps = { weight?: 'hairline' | 'ink' };

/** A rule between two things: a hairline, or ink where a chapter begins. */
export function Divider({ weight = 'hairline' }: DividerProps) {
  return <hr className={`${css.divider} ${css.weights[weight]}`} />;
}
