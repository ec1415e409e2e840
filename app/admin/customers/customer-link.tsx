import { TextLink } from '#ui/link';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { listWidths } from '../list/list-widths.ts';

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
    return <CustomerText>{children}</CustomerText>;
  return (
    <TextLink href={paths.adminCustomer(of)}>
      <CustomerText>{children}</CustomerText>
    </TextLink>
  );
}

/** A name or an email. An address is broken before the end of its domain. */
export function CustomerText({ children }: Pick<CustomerLinkProps, 'children'>) {
  const text = displayAddress(children);
  // Even text that doesn’t wrap breaks at a `wbr`, and rows on phones have room for one line.
  const isPhone = useMediaQuery(listWidths.phone);
  const end = text.includes('@') ? text.lastIndexOf('.') : -1;
  if (end < 0 || isPhone) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </bdi>
  );
}
