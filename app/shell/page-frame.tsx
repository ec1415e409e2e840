import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import '../../ui/global.css.ts';
import { ImpersonationSlot } from './impersonation/impersonation-slot.tsx';
import * as css from './page-frame.css.ts';
import { SkipLink } from './skip-link.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const mainId = 'content';

type PageFrameProps = {
  /** The bar at the top. */
  header: ReactNode;
  /** A navigation beside the page. */
  side?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** What every page has around it, in the shop and in the admin area. */
export function PageFrame({ header, side, footer, children }: PageFrameProps) {
  const main = useFocusOnNavigation();
  const page = (
    <main ref={main} id={mainId} tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
  return (
    <div className={css.page}>
      <SkipLink to={mainId} />
      {header}
      {side ? (
        <div className={css.besides}>
          {side}
          {page}
        </div>
      ) : (
        page
      )}
      {footer}
      <ImpersonationSlot />
      <ToastOutlet />
      <ScrollRestoration />
    </div>
  );
}
