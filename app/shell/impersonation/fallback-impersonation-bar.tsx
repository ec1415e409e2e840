import { impersonation as words } from '../../copy/impersonation.ts';
import { callApi } from '../../data/client.ts';
import { paths } from '../../paths.ts';
import * as css from './fallback-impersonation-bar.css.ts';

/** Where the code of the bar does not come: what has to be known all the same, and the way out. */
export function FallbackImpersonationBar() {
  // Left or not, the admin area says what is the case.
  const leave = async () => {
    await callApi('DELETE /api/admin/view-as').catch(() => {});
    location.assign(paths.admin);
  };
  return (
    <aside aria-label={words.region} className={css.bar}>
      <p>
        {words.viewing} {words.unknownCustomer}. {words.readOnly}.
      </p>
      <button type="button" className={css.leave} onClick={leave}>
        {words.leave}
      </button>
    </aside>
  );
}
