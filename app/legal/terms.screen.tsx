import { metadata } from '../meta/metadata.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Terms } from './terms.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.terms} />
      <Terms />
    </>
  );
}
