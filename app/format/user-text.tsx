import * as css from './user-text.css.ts';

/** Text that a user typed, shown as it is. */
export function UserText({ children }: { children: string }) {
  return <p className={css.userText}>{children}</p>;
}
