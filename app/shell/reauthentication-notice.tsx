import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { reauthentication as words } from '../copy/shell.ts';

type ReauthenticationNoticeProps = {
  /** The login that they came in by. */
  login: string;
  /** Where they go on after it. */
  backTo: string;
};

/** Stands where something was refused to a sign-in too long ago: leads to a new one, and back. */
export function ReauthenticationNotice({ login, backTo }: ReauthenticationNoticeProps) {
  const way = new URLSearchParams({ again: '1', next: backTo });
  return (
    <Notice
      title={words.title}
      tone="caution"
      live="urgent"
      action={
        <ButtonLink href={`${login}?${way}`} size="small">
          {words.signIn}
        </ButtonLink>
      }
    >
      {words.hint}
    </Notice>
  );
}
