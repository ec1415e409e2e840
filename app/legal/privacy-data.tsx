import { terms } from '#contract/terms';
import { DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import type { LegalSection } from './legal-page.tsx';

/** What is known about a person, by whom, and for how long. */
export const dataSections: readonly LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <DescriptionList
        layout="above"
        items={[
          {
            term: 'When you buy',
            detail:
              'Your name, your email address, your phone number if you give it, and what you bought: the website, the plan, the support package, the price and the dates.',
          },
          {
            term: 'When you pay',
            detail:
              'Whether the payment went through, and the payment provider’s reference for it. No card numbers: you enter those on the provider’s own page.',
          },
          {
            term: 'When you sign up',
            detail:
              'Your name, your email address and a password, stored so that nobody can read it back.',
          },
          {
            term: 'When you write to us',
            detail: 'Your email address, your messages and our answers.',
          },
          {
            term: 'When you visit',
            detail:
              'To stop abuse we count attempts, for example to sign in, under a scrambled form of the network address. The counts are deleted soon after.',
          },
        ]}
      />
    ),
  },
  {
    id: 'why',
    title: 'Why we use it',
    body: (
      <>
        <Text>We use what we collect for four things:</Text>
        <List
          items={[
            'to deliver, host and support the website that you bought;',
            'to charge for it, renew it, refund it and end it;',
            'to answer you, and to tell you what you need to know about your order;',
            'to keep accounts safe and records correct.',
          ]}
        />
        <Text>We do not use it for advertising.</Text>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who processes it',
    body: (
      <>
        <DescriptionList
          layout="above"
          items={[
            {
              term: 'Card payment provider',
              detail:
                'Hosts the checkout page, takes the payment and renews it. It gets your email address, what you buy and, from you directly, your card details.',
            },
            {
              term: 'Hosting',
              detail:
                'Runs the servers that hold our data and the websites of our customers, and delivers our email.',
            },
          ]}
        />
        <Text>We do not sell your data.</Text>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <Text>
          We use no tracking: no tracking cookies, no advertising and no analytics services of
          others. Our own pages use two cookies, and both only once you sign in:
        </Text>
        <DescriptionList
          layout="above"
          items={[
            {
              term: 'Session cookie',
              detail: 'Tells our server that it is you, for as long as you are signed in.',
            },
            {
              term: 'Hint cookie',
              detail:
                'Tells our pages only that somebody may be signed in here, so that they ask the server. It holds nothing about you.',
            },
          ]}
        />
        <Text>
          While you buy, your browser also keeps a random number that names the purchase, so that a
          reload goes on with the same order. It is gone once you have paid.
        </Text>
        <Text>
          The payment page belongs to our card payment provider, and its own cookie rules apply
          there.
        </Text>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <DescriptionList
        items={[
          {
            term: 'Accounts, with their orders and payments',
            detail: `${terms.accountRetentionYears} years`,
          },
          {
            term: 'Communications, such as emails and support tickets',
            detail: `${terms.communicationRetentionYears} years`,
          },
        ]}
      />
    ),
  },
];
