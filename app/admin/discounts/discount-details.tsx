import { type RefObject, useRef } from 'react';
import type { Discount } from '#contract/admin-discounts';
import { Button } from '#ui/button';
import { CopyField } from '#ui/copy-field';
import { type Description, DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { discountDetails as copy, discountEnd, discounts } from '../../copy/admin-discounts.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { type AllProducts, useAllProducts } from '../../data/admin-products.ts';
import { useOrigin } from '../../document/settings.tsx';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { describeDiscount } from './describe-discount.ts';
import { DiscountStatus } from './discount-columns.tsx';
import { DiscountUses } from './discount-uses.tsx';

/** How many products are named. */
const maxTitles = 5;

type DiscountDetailsProps = {
  discount: Discount;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
  /** Asks whether to end the code; undefined if it has ended, or the admin may not. */
  onEnd: (() => void) | undefined;
};

/** A code’s terms, the link to share, and its uses. */
export function DiscountDetails(props: DiscountDetailsProps) {
  const { discount, open, onOpenChange, finalFocus, onEnd } = props;
  const products = useAllProducts();
  const origin = useOrigin();
  const toast = useToast();
  const close = useRef<HTMLButtonElement>(null);
  const isUsable = discount.status === 'active' || discount.status === 'scheduled';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={discount.code}
      size="large"
      initialFocus={close}
      finalFocus={finalFocus}
      actions={
        <>
          {onEnd && (
            <Button variant="destructive" aria-haspopup="dialog" onClick={onEnd}>
              {discountEnd.confirm}
            </Button>
          )}
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {listCopy.close}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Stack gap="xs">
          <Inline>
            <DiscountStatus status={discount.status} />
          </Inline>
          <Text>
            <bdi>{describeDiscount(discount, products.titleOf)}</bdi>
          </Text>
        </Stack>
        {isUsable && (
          <CopyField
            label={copy.link}
            description={copy.linkHint}
            value={linkTo(discount, origin)}
            onFail={() => toast({ tone: 'critical', ...copy.copyFailed })}
          />
        )}
        <DiscountUses id={discount.id} />
        <DetailSection title={copy.title}>
          <DescriptionList items={describe(discount, products)} />
          <Allowed to="audit.read">
            <TextLink href={paths.adminAuditOf(discount.code)} standalone>
              {copy.history}
            </TextLink>
          </Allowed>
        </DetailSection>
      </Stack>
    </Dialog>
  );
}

function describe(discount: Discount, { all, titleOf }: AllProducts): Description[] {
  const { uses, maxUses, heldUses, productIds } = discount;
  const { createdAt, startsAt, endsAt, endedAt } = discount;
  const listTitles = (ids: readonly number[]) => {
    const titles = ids
      .slice(0, maxTitles)
      .map((id) => titleOf(id) ?? (all ? copy.unlisted(id) : '…'));
    const others = ids.length - titles.length;
    return `${titles.join(', ')}${others > 0 ? ` ${copy.more(others)}` : ''}`;
  };
  return [
    { term: copy.uses, detail: discounts.usesOf(uses, maxUses) },
    ...(heldUses > 0 ? [{ term: copy.held, detail: heldUses }] : []),
    {
      term: copy.products,
      detail: productIds ? <bdi>{listTitles(productIds)}</bdi> : copy.allProducts,
    },
    { term: copy.created, detail: <DateTime at={createdAt} /> },
    { term: copy.starts, detail: startsAt ? <DateTime at={startsAt} /> : copy.immediately },
    endedAt
      ? { term: copy.ended, detail: <DateTime at={endedAt} /> }
      : { term: copy.ends, detail: endsAt ? <DateTime at={endsAt} /> : copy.never },
  ];
}

/** The address that opens the checkout with a code, of the only product that it is for if it has one. */
function linkTo(
  { code, productIds }: Pick<Discount, 'code' | 'productIds'>,
  origin: string,
): string {
  const [only, ...others] = productIds ?? [];
  const isForOne = only !== undefined && others.length === 0;
  return `${origin}${paths.checkoutWithCode(code, isForOne ? only : undefined)}`;
}
