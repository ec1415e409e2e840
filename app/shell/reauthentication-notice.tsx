import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { reauthentication as copy } from '../copy/shell.ts';

type ReauthenticationNoticeProps = {
  /** The login to return to. */
  login: string;
  /** Where to continue after signing in. */
  backTo: string;
};

/** Shown when an action requires a recent sign-in. */
export function ReauthenticationNotice({ login, backTo }: ReauthenticationNoticeProps) {
  const way = new URLSearchParams({ again: '1', next: backTo });
  return (
    <Notice
      title={copy.title}
      tone="caution"
      live="assertive"
      action={
        <ButtonLink href={`${login}?${way}`} size="small">
          {copy.signIn}
        </ButtonLink>
      }
    >
      {copy.hint}
    </Notice>
  );
}
