import { ButtonLink } from '#ui/button';
import { browseProducts, unavailable } from '../../copy/checkout.ts';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

/** Old links to the checkout of a custom project lead here. */
export function Component() {
  return (
    <>
      <PageMeta {...checkoutMetadata.checkoutUnavailable} />
      <CheckoutUnavailable />
    </>
  );
}

export function CheckoutUnavailable() {
  return (
    <MessagePage
      title={unavailable.title}
      body={unavailable.description}
      actions={<ButtonLink href={paths.products}>{browseProducts}</ButtonLink>}
    />
  );
}
