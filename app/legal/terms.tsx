import { legal } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { terms as newest } from './2024-12-30/terms.tsx';
import type { Edition } from './edition.ts';
import { LegalPage } from './legal-page.tsx';

export function Terms({ edition = newest }: { edition?: Edition }) {
  return (
    <LegalPage
      title={legal.terms}
      edition={edition}
      replaced={
        edition.version === newest.version ? undefined : { ...legal.replacedTerms, by: paths.terms }
      }
    />
  );
}
