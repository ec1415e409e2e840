import type { Customer } from '#contract/customers';
import { Menu, type MenuItem } from '#ui/menu';
import { accountMenu as copy } from '../copy/shell.ts';
import { addressOf } from '../data/address.ts';
import { displayAddress } from '../format/email-address.ts';
import { paths } from '../paths.ts';
import * as css from './account-menu.css.ts';

export type AccountMenuProps = {
  customer: Pick<Customer, 'firstName' | 'email' | 'profileImageUrl' | 'isAdmin'>;
};

export function AccountMenu({ customer }: AccountMenuProps) {
  const { firstName, email, profileImageUrl, isAdmin } = customer;
  const label = firstName || copy.nameless;
  return (
    <div className={css.menu}>
      <Menu
        label={label}
        avatar={{ fallback: letterOf(customer), src: profileImageUrl }}
        title={copy.title}
        lines={email ? [label, displayAddress(email)] : [label]}
        groups={[places, ...(isAdmin ? [adminPlaces] : []), leaving]}
      />
    </div>
  );
}

const places: MenuItem[] = [
  { label: copy.dashboard, href: paths.dashboard },
  { label: copy.subscriptions, href: paths.dashboardSubscriptions },
  { label: copy.support, href: paths.dashboardSupport },
  { label: copy.billing, href: paths.billing },
  { label: copy.account, href: paths.account },
];
const adminPlaces: MenuItem[] = [{ label: copy.admin, href: paths.admin }];
const leaving: MenuItem[] = [{ label: copy.logout, href: addressOf('GET /api/customer/logout') }];

function letterOf({ firstName, email }: AccountMenuProps['customer']): string {
  const [ofName] = firstName ?? '';
  const [ofEmail] = email ?? '';
  return ofName ?? ofEmail?.toUpperCase() ?? 'U';
}
