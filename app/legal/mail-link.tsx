import { brand } from '#contract/brand';
import { TextLink } from '#ui/link';

/** How to reach us from within a sentence; the address itself is the text, for paper too. */
export function MailLink() {
  return <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>;
}
