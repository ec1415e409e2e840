import { Outlet, ScrollRestoration } from 'react-router';
import '../../ui/global.css.ts';
import { Header } from './header.tsx';
import * as css from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { useArrival } from './use-arrival.ts';
import { ViewSlot } from './view-slot.tsx';

const mainId = 'content';

/** Every page: the bar, the screen, the foot, and the place where messages appear. */
export function Shell() {
  const main = useArrival();
  return (
    <div className={css.page}>
      <SkipLink to={mainId} />
      <Header />
      <main ref={main} id={mainId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ViewSlot />
      <ToastOutlet />
      <ScrollRestoration />
    </div>
  );
}
