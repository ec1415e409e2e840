import { supportForm as copy } from '../copy/support.ts';
import { honeypotName } from '../shell/form-texts.ts';
import * as css from './honeypot.css.ts';

/**
 * A field that only bots fill in: invisible, unreachable by keyboard and hidden from screen
 * readers.
 */
export function Honeypot() {
  return (
    <label aria-hidden="true" className={css.honeypot}>
      {copy.website}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" className={css.field} />
    </label>
  );
}
