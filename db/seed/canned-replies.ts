/** Answers that the demo shop gives often. */
export const usualReplies: readonly { title: string; text: string }[] = [
  {
    title: 'A change after delivery',
    text: 'Hello,\nthank you for the details. Changes within 24 hours after delivery are part of it: we make this one today and write to you when it is online.',
  },
  {
    title: 'Pointing a domain here',
    text: 'Hello,\nyour domain can stay with the company where it is. Please sign in there and add the two lines that stand with your credentials. It takes up to a day until everybody sees the new website. If you get stuck, send us a picture of the page and we go through it together.',
  },
  {
    title: 'Where to change your card',
    text: 'Hello,\nyou find your subscription at My Subscriptions. A failed charge is tried again over the next days, and your website stays online meanwhile. We tell you before anything is switched off.',
  },
];
