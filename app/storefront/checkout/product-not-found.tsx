import { ButtonLink } from '#ui/button';
import { browseProducts, notFoundProduct } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shell/message-page.tsx';

export function ProductNotFound() {
  return (
    <MessagePage
      title={notFoundProduct.title}
      body={notFoundProduct.hint}
      actions={<ButtonLink href={paths.products}>{browseProducts}</ButtonLink>}
    />
  );
}
