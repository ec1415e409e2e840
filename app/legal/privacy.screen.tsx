import { privacyMeta } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Privacy } from './privacy.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...privacyMeta} path={paths.privacy} />
      <Privacy />
    </>
  );
}
