import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { auth } from '../../copy/auth.ts';
import { paths } from '../../paths.ts';

/** Shown for admin accounts: only the admin login accepts two-factor codes. */
export function TwoFactorRequired() {
  return (
    <Notice
      title={auth.twoFactorRequired}
      tone="caution"
      live="assertive"
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
