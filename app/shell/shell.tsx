import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import '../../ui/global.css.ts';
import { Header } from './header.tsx';
import * as css from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

const mainId = 'content';

/** Every page: the bar, the screen, the foot, and the place where messages appear. */
export function Shell() {
  const main = useFocusAfterNavigation();
  return (
    <div className={css.page}>
      <SkipLink to={mainId} />
      <Header />
      <main ref={main} id={mainId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ToastOutlet />
      <ScrollRestoration />
    </div>
  );
}

/** A new screen takes the focus, as a new page would: a screen reader starts at its content. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
