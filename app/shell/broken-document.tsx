import '../../ui/global.css.ts';
import { broken } from '../copy/shell.ts';
import { BrokenPage, type BrokenPageProps } from './broken-page.tsx';
import { Header } from './header.tsx';
import { PageMeta } from './page-meta.tsx';
import * as css from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';

/** A whole page around the words for what broke. */
export function BrokenDocument({ breakage = 'fault', onReload }: Partial<BrokenPageProps>) {
  return (
    <div className={css.page}>
      <PageMeta title={broken.title} description={broken.body} noindex />
      <Header />
      <main className={css.main}>
        <BrokenPage breakage={breakage} {...(onReload ? { onReload } : {})} />
      </main>
      <SiteFooter />
    </div>
  );
}
