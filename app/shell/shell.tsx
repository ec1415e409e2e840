import { Outlet, ScrollRestoration } from 'react-router';
import '../../ui/global.css.ts';
import { Header } from './header.tsx';
import { ImpersonationSlot } from './impersonation/impersonation-slot.tsx';
import * as css from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const mainId = 'content';

export function Shell() {
  const main = useFocusOnNavigation();
  return (
    <div className={css.page}>
      <SkipLink to={mainId} />
      <Header />
      <main ref={main} id={mainId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ImpersonationSlot />
      <ToastOutlet />
      <ScrollRestoration />
    </div>
  );
}
