import { termsMeta } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { Terms } from './terms.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...termsMeta} path={paths.terms} />
      <Terms />
    </>
  );
}
