import '../../ui/global.css.ts';
import { metadata } from '../meta/metadata.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';
import { Header } from './header.tsx';
import { ImpersonationSlot } from './impersonation/impersonation-slot.tsx';
import * as css from './page-frame.css.ts';
import { PageMeta } from './page-meta.tsx';
import { SiteFooter } from './site-footer.tsx';

export function ErrorDocument({ kind = 'fault', onReload }: Partial<ErrorPageProps>) {
  return (
    <div className={css.page}>
      <PageMeta {...metadata.broken} />
      <Header />
      <main className={css.main}>
        <ErrorPage kind={kind} {...(onReload ? { onReload } : {})} />
      </main>
      <SiteFooter />
      <ImpersonationSlot />
    </div>
  );
}
