import { supportForm as words } from '../copy/support.ts';
import { trapName } from './form-texts.ts';
import * as css from './trap.css.ts';

/** A field for programs: nobody sees it, hears of it or comes to it by keyboard. */
export function Trap() {
  return (
    <label aria-hidden="true" className={css.trap}>
      {words.website}
      <input name={trapName} tabIndex={-1} autoComplete="off" className={css.field} />
    </label>
  );
}
