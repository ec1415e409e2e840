import { supportForm as words } from '../copy/support.ts';
import { honeypotName } from './form-texts.ts';
import * as css from './honeypot.css.ts';

/** A field for programs: nobody sees it, hears of it or comes to it by keyboard. */
export function Honeypot() {
  return (
    <label aria-hidden="true" className={css.honeypot}>
      {words.website}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" className={css.field} />
    </label>
  );
}
