import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { auth } from '../../copy/auth.ts';
import { paths } from '../../paths.ts';

/** The password is right, and a code is taken at the admins' login alone. */
export function TwoFactorRequired() {
  return (
    <Notice
      title={auth.twoFactorRequired}
      tone="caution"
      live="urgent"
      action={
        <ButtonLink href={paths.adminLogin} size="small">
          {auth.toAdminLogin}
        </ButtonLink>
      }
    >
      {auth.twoFactorRequiredHint}
    </Notice>
  );
}
