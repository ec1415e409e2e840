import { TextLink } from '#ui/link';
import { paths } from '../../paths.ts';
import type { Edition } from '../edition.ts';
import { ShopName } from '../shop-name.tsx';
import { cookieSections } from './privacy-cookies.tsx';
import { dataSections } from './privacy-data.tsx';
import { retentionSections } from './privacy-retention.tsx';
import { rightsSections } from './privacy-rights.tsx';

export const privacy: Edition = {
  version: '2024-12-30',
  lead: (
    <>
      <ShopName /> keeps what it needs to sell you a website, run it and answer you. Here is what
      that is, why we need it and how long it stays. What you buy and what it costs is in the{' '}
      <TextLink href={paths.terms}>Terms of Service</TextLink>.
    </>
  ),
  sections: [...dataSections, ...cookieSections, ...retentionSections, ...rightsSections],
};
