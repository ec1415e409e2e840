/** Canned replies of the demo shop. */
export const usualReplies: readonly { title: string; text: string }[] = [
  {
    title: 'Change after delivery',
    text: 'Hi,\nThanks for the details. Changes within 24 hours after delivery are included. We’ll make this one today and let you know when it’s live.',
  },
  {
    title: 'Connect a domain',
    text: 'Hi,\nYou can keep your domain with your current registrar. Sign in there and add the two DNS records listed with your credentials. It can take up to a day for the new website to appear everywhere. If you get stuck, send us a screenshot and we’ll walk you through it.',
  },
  {
    title: 'Change your card',
    text: 'Hi,\nYou can change your card under Billing. We’ll retry the failed payment over the next few days, and your website stays online in the meantime. We’ll let you know before anything is turned off.',
  },
];
