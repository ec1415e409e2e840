import { dashboard as copy } from '../../copy/dashboard.ts';
import { AccountPage } from '../account-page.tsx';
import * as css from '../placeholder.css.ts';

/** Shows nothing until it is known who is signed in. */
export function DashboardLoading() {
  return (
    <AccountPage title={copy.welcome}>
      <div aria-busy="true" className={css.page} />
    </AccountPage>
  );
}
