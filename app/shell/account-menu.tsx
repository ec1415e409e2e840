import type { Customer } from '#contract/customers';
import { Menu, type MenuItem } from '#ui/menu';
import { accountMenu as words } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { paths } from '../paths.ts';
import * as css from './account-menu.css.ts';

export type AccountMenuProps = {
  customer: Pick<Customer, 'firstName' | 'email' | 'profileImageUrl' | 'isAdmin'>;
};

/** What whoever is signed in can go to from every screen. */
export function AccountMenu({ customer }: AccountMenuProps) {
  const { firstName, email, profileImageUrl, isAdmin } = customer;
  const label = firstName || words.nameless;
  return (
    <div className={css.menu}>
      <Menu
        label={label}
        avatar={{ letter: letterOf(customer), src: profileImageUrl }}
        title={words.title}
        lines={email ? [label, email] : [label]}
        groups={[places, ...(isAdmin ? [adminPlaces] : []), leaving]}
      />
    </div>
  );
}

const places: MenuItem[] = [
  { label: words.dashboard, href: paths.dashboard },
  { label: words.subscriptions, href: paths.dashboardSubscriptions },
  { label: words.support, href: paths.dashboardSupport },
  { label: words.billing, href: paths.billing },
];
const adminPlaces: MenuItem[] = [{ label: words.admin, href: paths.admin }];
const leaving: MenuItem[] = [{ label: words.logout, href: addressOf('GET /api/customer/logout') }];

function letterOf({ firstName, email }: AccountMenuProps['customer']): string {
  const [ofName] = firstName ?? '';
  const [ofEmail] = email ?? '';
  return ofName ?? ofEmail?.toUpperCase() ?? 'U';
}
