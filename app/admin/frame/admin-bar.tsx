import { Link } from 'react-router';
import { TextLink } from '#ui/link';
import { Menu } from '#ui/menu';
import { adminFrame as copy } from '../../copy/admin-frame.ts';
import { useCustomer } from '../../data/customer.ts';
import { useBrand } from '../../document/settings.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { PaletteButton } from '../shortcuts/palette-button.tsx';
import * as css from './admin-bar.css.ts';
import { useLogOut } from './use-log-out.ts';

/** The bar above every admin page. `place` is the part of the admin area that is open. */
export function AdminBar({ place }: { place: string | undefined }) {
  const brand = useBrand();
  return (
    <header className={css.bar}>
      <Link to={paths.admin} aria-label={`${brand.name}, ${copy.home}`} className={css.brand}>
        <BrandLogo brand={brand} />
      </Link>
      <p className={css.place}>{place}</p>
      <div className={css.search}>
        <PaletteButton />
      </div>
      <div className={css.end}>
        <TextLink href={paths.home} standalone tone="soft">
          {copy.viewShop}
        </TextLink>
        <AccountMenu />
      </div>
    </header>
  );
}

function AccountMenu() {
  const customer = useCustomer();
  const [logOut, isLoggingOut] = useLogOut();
  if (!customer?.isAdmin) return null;
  const { firstName, email, profileImageUrl } = customer;
  const name = firstName || copy.account;
  return (
    <Menu
      label={isLoggingOut ? copy.loggingOut : name}
      avatar={{ fallback: (name[0] ?? '').toUpperCase(), src: profileImageUrl }}
      title={copy.account}
      lines={email ? [name, displayAddress(email)] : [name]}
      groups={[
        [{ label: copy.security, icon: 'lock', href: paths.adminSecurity }],
        [{ label: copy.logOut, onSelect: () => void logOut() }],
      ]}
    />
  );
}
