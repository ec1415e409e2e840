import { ButtonLink } from '#ui/button';
import { notFound } from '../copy/shell.ts';
import { metadata } from '../meta/metadata.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';
import { PageMeta } from './page-meta.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.notFound} />
      <NotFound />
    </>
  );
}

export function NotFound() {
  return (
    <MessagePage
      title={notFound.title}
      body={notFound.body}
      actions={<ButtonLink href={paths.products}>{notFound.action}</ButtonLink>}
    />
  );
}
