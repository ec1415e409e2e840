import * as css from './user-text.css.ts';

/** What somebody typed, as they typed it. It is text: tags in it are read, not obeyed. */
export function UserText({ children }: { children: string }) {
  return <p className={css.userText}>{children}</p>;
}
