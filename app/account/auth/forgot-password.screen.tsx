import { authMetadata } from '../../meta/auth-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { ForgotPassword } from './forgot-password.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...authMetadata.forgotPassword} />
      <ForgotPassword />
    </>
  );
}
