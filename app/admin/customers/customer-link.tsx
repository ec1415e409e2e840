import { TextLink } from '#ui/link';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';

type CustomerLinkProps = {
  /** The person's id, or the number of an order or ticket of theirs; null: they have no page. */
  of: string | null;
  /** A name or an email. */
  children: string;
};

/** The name or email of a customer in a record. It leads to their page. */
export function CustomerLink({ of, children }: CustomerLinkProps) {
  // What erased people left has no page.
  if (of === null || children === 'erased' || children === 'Erased')
    return <bdi>{displayAddress(children)}</bdi>;
  return (
    <TextLink href={paths.adminCustomer(of)}>
      <bdi>{displayAddress(children)}</bdi>
    </TextLink>
  );
}
