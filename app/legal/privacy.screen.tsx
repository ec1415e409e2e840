import { metadata } from '../meta/metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Privacy } from './privacy.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.privacy} />
      <Privacy />
    </>
  );
}
