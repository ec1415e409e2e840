import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import type { LegalSection } from '../edition.ts';
import { MailLink } from '../mail-link.tsx';
import { Unbroken } from '../unbroken.tsx';

export const closingSections: readonly LegalSection[] = [
  {
    id: 'your-side',
    title: 'Your side',
    body: (
      <>
        <Text>
          You must be 18 or over to buy from us, and the name and email address that you give at
          checkout must be your own. Keep your access credentials to yourself.
        </Text>
        <Text>
          The words and pictures that you send us remain yours. Send only what you have the right to
          publish.
        </Text>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <Text>
        When we change these terms, the date at the top of this page changes with them. Your order
        records which version you accepted at checkout, and every version stays readable at an
        address of its own.
      </Text>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <Text>
        Write to us in the <TextLink href={paths.support}>Support Center</TextLink> or to{' '}
        <MailLink />. Our business hours are <Unbroken>Mon-Fri 9-5 EST</Unbroken>. You can write at
        any time.
      </Text>
    ),
  },
];
