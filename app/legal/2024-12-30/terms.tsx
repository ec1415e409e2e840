import { TextLink } from '#ui/link';
import { paths } from '../../paths.ts';
import type { Edition } from '../edition.ts';
import { ShopName } from '../shop-name.tsx';
import { closingSections } from './terms-closing.tsx';
import { endingSections } from './terms-ending.tsx';
import { moneySections } from './terms-money.tsx';
import { serviceSections } from './terms-service.tsx';

export const terms: Edition = {
  version: '2024-12-30',
  lead: (
    <>
      These terms apply when you subscribe to a website from <ShopName />. They say what you get,
      what it costs and how it ends. How we treat what we know about you is in the{' '}
      <TextLink href={paths.privacy}>Privacy Policy</TextLink>.
    </>
  ),
  sections: [...serviceSections, ...moneySections, ...endingSections, ...closingSections],
};
