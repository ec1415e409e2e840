import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Forgot } from './forgot.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.forgotPassword} />
      <Forgot />
    </>
  );
}
