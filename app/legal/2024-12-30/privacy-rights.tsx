import { DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import type { LegalSection } from '../edition.ts';
import { MailLink } from '../mail-link.tsx';
import { Unbroken } from '../unbroken.tsx';

export const rightsSections: readonly LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <DescriptionList
          items={[
            { term: 'Access', detail: 'Ask what we hold about you, and see it.' },
            {
              term: 'Correction',
              detail: (
                <>
                  Have what is wrong put right. Your name, email address and password you can change
                  yourself in <TextLink href={paths.account}>your account</TextLink>.
                </>
              ),
            },
            {
              term: 'Erasure',
              detail:
                'Have it deleted, except for records that we need for a running subscription or must keep by law.',
            },
            { term: 'Copy', detail: 'Get your data in a file that you can take elsewhere.' },
          ]}
        />
        <Text>
          Write to us in the <TextLink href={paths.support}>Support Center</TextLink> or to{' '}
          <MailLink />, from the address that you bought or signed up with, so that we know it is
          you who is asking.
        </Text>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <Text>
        Our service is for people who are 18 or over. If somebody younger has given us data, write
        to us and we delete it.
      </Text>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <>
        <List
          items={[
            'Passwords are stored so that nobody can read them back, ourselves included.',
            'The access credentials of your website are stored encrypted and are never written into an email.',
            'Your orders and support tickets are open to you and to the administrators of the shop, and to nobody else.',
            'A ticket that you opened without an account also opens by the link in our emails about it: keep that link to yourself.',
          ]}
        />
        <Text>No system is perfectly safe. If you notice something, please tell us.</Text>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <Text>
        When this policy changes, the new text appears on this page, with a new date at the top.
        Every version stays readable at an address of its own.
      </Text>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <Text>
        Questions about your data go to the <TextLink href={paths.support}>Support Center</TextLink>{' '}
        or to <MailLink />. Our business hours are <Unbroken>Mon-Fri 9-5 EST</Unbroken>.
      </Text>
    ),
  },
];
