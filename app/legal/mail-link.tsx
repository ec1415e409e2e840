import { brand } from '#contract/brand';
import { TextLink } from '#ui/link';

/** Shows the address as its text, so that it can be read on paper. */
export function MailLink() {
  return <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>;
}
