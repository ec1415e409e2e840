import '../../ui/global.css.ts';
import { metadata } from '../meta/metadata.ts';
import { BrokenPage, type BrokenPageProps } from './broken-page.tsx';
import { Header } from './header.tsx';
import { PageMeta } from './page-meta.tsx';
import * as css from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { ViewSlot } from './view-slot.tsx';

/** A whole page around the words for what broke. */
export function BrokenDocument({ breakage = 'fault', onReload }: Partial<BrokenPageProps>) {
  return (
    <div className={css.page}>
      <PageMeta {...metadata.broken} />
      <Header />
      <main className={css.main}>
        <BrokenPage breakage={breakage} {...(onReload ? { onReload } : {})} />
      </main>
      <SiteFooter />
      <ViewSlot />
    </div>
  );
}
