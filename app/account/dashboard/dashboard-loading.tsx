import { dashboard as words } from '../../copy/account.ts';
import { AccountPage } from '../account-page.tsx';
import * as css from '../placeholder.css.ts';

/** Until it is known who is there, nothing is shown that could turn out otherwise. */
export function DashboardLoading() {
  return (
    <AccountPage title={words.welcome}>
      <div aria-busy="true" className={css.page} />
    </AccountPage>
  );
}
