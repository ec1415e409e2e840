import { TextLink } from '#ui/link';
import { useSettings } from '../document/settings.tsx';

/**
 * Where to write to now, in every version of a text. Shows the address as its text, so that it can be
 * read on paper.
 */
export function MailLink() {
  const { supportEmail } = useSettings().sender;
  return <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
}
