import { Outlet } from 'react-router';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Around every page of the shop. */
export function Shell() {
  return (
    <PageFrame header={<Header />} footer={<SiteFooter />}>
      <Outlet />
    </PageFrame>
  );
}
