import { profile as copy } from '../../copy/account.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AccountPage } from '../account-page.tsx';
import * as css from '../placeholder.css.ts';
import { Profile } from './profile.tsx';

const loading = (
  <AccountPage title={copy.title} lead={copy.lead}>
    <div aria-busy="true" className={css.page} />
  </AccountPage>
);

export function Component() {
  return (
    <>
      <PageMeta {...accountMetadata.account} />
      <CustomersOnly loading={loading}>
        {(customer) => <Profile customer={customer} />}
      </CustomersOnly>
    </>
  );
}
