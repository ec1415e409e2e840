import * as css from './written.css.ts';

/** What somebody typed, as they typed it. It is text: tags in it are read, not obeyed. */
export function Written({ children }: { children: string }) {
  return <p className={css.written}>{children}</p>;
}
