import { accountMeta, profile as words } from '../../copy/account.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AccountPage } from '../account-page.tsx';
import * as css from '../reserved.css.ts';
import { Profile } from './profile.tsx';

const loading = (
  <AccountPage title={words.title} lead={words.lead}>
    <div aria-busy="true" className={css.page} />
  </AccountPage>
);

export function Component() {
  return (
    <>
      <PageMeta {...accountMeta.profile} path={paths.account} noindex />
      <CustomersOnly loading={loading}>
        {(customer) => <Profile customer={customer} />}
      </CustomersOnly>
    </>
  );
}
