import { authMeta } from '../../copy/auth.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Forgot } from './forgot.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...authMeta.forgot} path={paths.forgotPassword} noindex />
      <Forgot />
    </>
  );
}
