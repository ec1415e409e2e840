import { brand } from '#contract/brand';
import { terms } from '#contract/terms';
import { wholeDollars } from '../format/money.ts';
import { paths } from '../paths.ts';

/**
 * A question that is often asked. `stems` are the beginnings of words that somebody who asks it
 * would use, in small letters; `more` is where the whole of it stands.
 */
export type Question = {
  id: string;
  question: string;
  answer: string;
  stems: readonly string[];
  more?: { label: string; href: string };
};

const refund = wholeDollars(terms.refundCents);

export const frequentQuestions: readonly Question[] = [
  {
    id: 'delivery',
    question: 'How soon is my website ready?',
    answer: `Within ${terms.deliveryWithinHours} hours of your payment; on average it takes ${terms.averageDeliveryHours} hours. You receive your access credentials within ${terms.credentialsWithinHours} hours.`,
    stems: ['deliver', 'ready', 'launch', 'how long', 'how soon', 'delay', 'credential', 'go live'],
    more: { label: 'Delivery in our terms', href: `${paths.terms}#delivery` },
  },
  {
    id: 'changes',
    question: 'Can I still have something changed?',
    answer: `Yes. Look through your website soon after it arrives: you can ask for changes within ${terms.changesWithinHours} hours after delivery. What we change for you later depends on your support package.`,
    stems: ['chang', 'revis', 'edit', 'adjust', 'colour', 'color', 'logo', 'photo', 'typo'],
    more: { label: 'Support packages', href: `${paths.terms}#support-packages` },
  },
  {
    id: 'refund',
    question: 'Do I get my money back if the website is not for me?',
    answer: `You get a partial refund of ${refund} if you ask within ${terms.refundWindowDays} days of delivery. If you have paid less than that, you get back what you have paid. We process it in ${terms.refundProcessingDays} business days, to the card that you paid with.`,
    stems: ['refund', 'money', 'reimburs', 'unhappy', 'dissatisf', 'guarantee', 'charge back'],
    more: { label: 'Refunds in our terms', href: `${paths.terms}#refunds` },
  },
  {
    id: 'domain',
    question: 'Can I use a domain that I own?',
    answer:
      'Yes. Your domain stays yours, and we help you to move it over to your new website. Migration support is free: you get advice on each step. Tell us the domain and where it is registered.',
    stems: ['domain', 'dns', 'registra', 'nameserver', 'migrat', 'transfer'],
  },
  {
    id: 'hosting',
    question: 'Is hosting part of the price?',
    answer: `Yes. It covers ${terms.hostingHits} and ${terms.hostingStorage} of file storage for each website, and we commit to an uptime of ${terms.uptime}. If yours is about to need more, write to us.`,
    stems: ['host', 'server', 'traffic', 'storage', 'uptime', 'downtime', 'offline', 'bandwidth'],
    more: { label: 'Hosting in our terms', href: `${paths.terms}#hosting` },
  },
  {
    id: 'self-updates',
    question: 'Can I update the website myself?',
    answer: `Yes. You receive access credentials to it, and documentation and training are part of every ${brand.name} subscription, so you can change words and pictures whenever you like.`,
    stems: ['myself', 'ourselves', 'updat', 'cms', 'editor', 'training', 'documentation'],
  },
];
