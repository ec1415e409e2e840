import { legalMetadata } from '../meta/legal-metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Privacy } from './privacy.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...legalMetadata.privacy} />
      <Privacy />
    </>
  );
}
