import { brand } from '#contract/brand';
import { terms } from '#contract/terms';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { privacyMeta, termsMeta } from '../copy/legal.ts';
import { paths } from '../paths.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { MailLink } from './mail-link.tsx';
import { endingSections } from './terms-ending.tsx';
import { moneySections } from './terms-money.tsx';
import { serviceSections } from './terms-service.tsx';
import { Unbroken } from './unbroken.tsx';

/** What the shop and its customers owe each other. */
export function Terms() {
  return (
    <LegalPage
      title={termsMeta.title}
      lead={
        <>
          These terms apply when you subscribe to a website from {brand.name}. They say what you
          get, what it costs and how it ends. How we treat what we know about you is in the{' '}
          <TextLink href={paths.privacy}>{privacyMeta.title}</TextLink>.
        </>
      }
      sections={[...serviceSections, ...moneySections, ...endingSections, ...closingSections]}
    />
  );
}

const closingSections: readonly LegalSection[] = [
  {
    id: 'your-side',
    title: 'Your side',
    body: (
      <>
        <Text>
          You must be {terms.minimumAge} or over to buy from us, and the name and email address that
          you give at checkout must be your own. Keep your access credentials to yourself.
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
        records which version you accepted at checkout.
      </Text>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <Text>
        Write to <MailLink />. Our business hours are <Unbroken>{terms.businessHours}</Unbroken>.
        You can write at any time.
      </Text>
    ),
  },
];
