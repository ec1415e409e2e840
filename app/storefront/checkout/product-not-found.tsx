import { ButtonLink } from '#ui/button';
import { archivedProduct, browseProducts, notFoundProduct } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

/** `archived`: the product was for sale before. */
export function ProductNotFound({ archived }: { archived?: { title: string } | undefined }) {
  const { title, hint } = archived ? archivedProduct(archived.title) : notFoundProduct;
  return (
    <>
      <PageMeta title={title} description={hint} noindex />
      <MessagePage
        title={title}
        body={hint}
        actions={<ButtonLink href={paths.products}>{browseProducts}</ButtonLink>}
      />
    </>
  );
}
