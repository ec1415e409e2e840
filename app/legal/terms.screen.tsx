import { legalMetadata } from '../meta/legal-metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Terms } from './terms.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...legalMetadata.terms} />
      <Terms />
    </>
  );
}
