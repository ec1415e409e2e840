import { TextLink } from '#ui/link';
import { useSettings } from '../document/settings.tsx';
import { displayAddress, mailtoLink } from '../format/email-address.ts';

/**
 * Where to write to now, in every version of a text. Shows the address as its text, so that it can be
 * read on paper.
 */
export function MailLink() {
  const { supportEmail } = useSettings().sender;
  return <TextLink href={mailtoLink(supportEmail)}>{displayAddress(supportEmail)}</TextLink>;
}
