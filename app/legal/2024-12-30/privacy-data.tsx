import { DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import type { LegalSection } from '../edition.ts';

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
            term: 'When we deliver',
            detail:
              'The access credentials of your website, stored encrypted, and when they were shown to you.',
          },
          {
            term: 'When you sign up',
            detail:
              'Your name, your email address and a password, stored so that nobody can read it back. If you sign in through a login provider, what it calls you instead of a password.',
          },
          {
            term: 'When you sign in',
            detail:
              'When that was, and the kind of browser and system, so that you can see where you are signed in.',
          },
          {
            term: 'When you write to us',
            detail: 'Your email address, your messages and files, and our answers.',
          },
          {
            term: 'When you cancel',
            detail: 'When you asked, and why, if you tell us.',
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
];
