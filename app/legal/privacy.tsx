import { legal } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { privacy as newest } from './2024-12-30/privacy.tsx';
import type { Edition } from './edition.ts';
import { LegalPage } from './legal-page.tsx';

export function Privacy({ edition = newest }: { edition?: Edition }) {
  return (
    <LegalPage
      title={legal.privacy}
      edition={edition}
      replaced={
        edition.version === newest.version
          ? undefined
          : { ...legal.replacedPrivacy, by: paths.privacy }
      }
    />
  );
}
