import { impersonation as copy } from '../../copy/impersonation.ts';
import { callApi } from '../../data/client.ts';
import { paths } from '../../paths.ts';
import * as css from './fallback-impersonation-bar.css.ts';

/** Shown when the code of the impersonation bar fails to load. */
export function FallbackImpersonationBar() {
  // The admin area shows whether it worked.
  const leave = async () => {
    await callApi('DELETE /api/admin/view-as').catch(() => {});
    location.assign(paths.admin);
  };
  return (
    <aside aria-label={copy.region} className={css.bar}>
      <p>
        {copy.viewing} {copy.unknownCustomer}. {copy.readOnly}.
      </p>
      <button type="button" className={css.leave} onClick={leave}>
        {copy.leave}
      </button>
    </aside>
  );
}
