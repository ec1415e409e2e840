import { Link, useLocation, useMatch } from 'react-router';
import { TopBar } from '#ui/top-bar';
import { header } from '../copy/shell.ts';
import { useBrand } from '../document/settings.tsx';
import { paths } from '../paths.ts';
import { AccountSlot } from './account-slot.tsx';
import { BrandLogo } from './brand-logo.tsx';
import * as css from './brand-mark.css.ts';

type BrandMarkProps = { href: string; label: string };

export function Header() {
  const { name } = useBrand();
  const isSupport = useMatch(paths.support) !== null;
  const isChoosing = useMatch(paths.checkout) !== null;
  const isBuying = useMatch(paths.checkoutProduct(':productId')) !== null;
  const { pathname, search } = useLocation();
  return (
    <TopBar
      brand={<BrandMark label={`${name}, ${header.home}`} href={paths.home} />}
      links={[
        { label: header.products, href: paths.products },
        { label: header.support, href: paths.support, current: isSupport },
      ]}
      end={<AccountSlot next={isChoosing || isBuying ? pathname + search : undefined} />}
    />
  );
}

function BrandMark({ href, label }: BrandMarkProps) {
  return (
    <Link to={href} aria-label={label} className={css.link} viewTransition>
      <BrandLogo brand={useBrand()} />
    </Link>
  );
}
