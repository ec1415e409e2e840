import { header } from '../copy/shell.ts';
import * as css from './skip-link.css.ts';

/** The first stop of the keyboard: past the bar, to the screen. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {header.skip}
    </a>
  );
}
