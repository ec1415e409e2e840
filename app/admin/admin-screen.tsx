import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { PageMeta } from '../shell/page-meta.tsx';
import { AdminPage } from './admin-page.tsx';
import { RecordPage } from './presence/record-page.tsx';
import { RequireAdmin } from './require-admin.tsx';
import type { AdminPageInfo, AdminSection } from './section.ts';

/** A page of a section: its metadata, its guard, its frame, and what is in it. */
export function adminScreen(
  { permission }: AdminSection,
  page: AdminPageInfo,
  Content: ComponentType,
): ComponentType {
  const { path, description, isFramed } = page;
  const useFrame = page.useFrame ?? (() => page.frame);
  return function AdminScreen() {
    const { pathname } = useLocation();
    const { record, title, ...frame } = useFrame();
    const isOne = typeof path === 'string' && !path.includes(':');
    // Another record is another page.
    const content = <Content key={pathname} />;
    return (
      <>
        <PageMeta
          title={title ?? frame.copy.title}
          description={description}
          path={isOne ? path : pathname}
          noindex
        />
        <RequireAdmin loading={<AdminPage {...frame} />} {...(permission && { permission })}>
          {() => {
            if (isFramed) return content;
            if (record === undefined) return <AdminPage {...frame}>{content}</AdminPage>;
            return (
              <RecordPage {...frame} place={record}>
                {content}
              </RecordPage>
            );
          }}
        </RequireAdmin>
      </>
    );
  };
}
