import { header } from '../copy/shell.ts';
import * as css from './skip-link.css.ts';

export function SkipLink({ to }: { to: string }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {header.skip}
    </a>
  );
}
