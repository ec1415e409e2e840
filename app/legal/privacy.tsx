import { brand } from '#contract/brand';
import { TextLink } from '#ui/link';
import { privacyMeta, termsMeta } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { dataSections } from './privacy-data.tsx';
import { rightsSections } from './privacy-rights.tsx';

/** What the shop knows about people, and what they can do about it. */
export function Privacy() {
  return (
    <LegalPage
      title={privacyMeta.title}
      lead={
        <>
          {brand.name} keeps what it needs to sell you a website, run it and answer you. Here is
          what that is, why we need it and how long it stays. What you buy and what it costs is in
          the <TextLink href={paths.terms}>{termsMeta.title}</TextLink>.
        </>
      }
      sections={[...dataSections, ...rightsSections]}
    />
  );
}
