import { shownMoney, termsAmount } from '#contract/money-format';
import { describeHours } from '#contract/promised-time';
import type { DeliverySettings } from '#contract/settings/delivery';
import { terms } from '#contract/terms';
import { wholeMoney } from '../format/money.ts';
import { paths } from '../paths.ts';

/**
 * A frequently asked question. `stems` are lowercase beginnings of words that match it to what a
 * customer types; `more` links to the full answer.
 */
export type Question = {
  id: string;
  question: string;
  answer: string;
  stems: readonly string[];
  more?: { label: string; href: string };
};

export const frequentQuestions = (delivery: DeliverySettings): readonly Question[] => [
  {
    id: 'delivery',
    question: 'How soon is my website ready?',
    answer: `Within ${describeHours(delivery.withinHours)} of your payment; on average it takes ${describeHours(delivery.averageHours)}. You receive your access credentials within ${describeHours(delivery.credentialsHours)}.`,
    stems: ['deliver', 'ready', 'launch', 'how long', 'how soon', 'delay', 'credential', 'go live'],
    more: { label: 'Delivery in our terms', href: `${paths.terms}#delivery` },
  },
  {
    id: 'changes',
    question: 'Can I still ask for changes?',
    answer: `Yes. You can ask for changes within ${terms.changesWithinHours} hours after delivery, so look through your website soon after you get it. Later changes depend on your support package.`,
    stems: ['chang', 'revis', 'edit', 'adjust', 'colour', 'color', 'logo', 'photo', 'typo'],
    more: { label: 'Support packages', href: `${paths.terms}#support-packages` },
  },
  {
    id: 'refund',
    question: 'Can I get a refund if the website isn’t right for me?',
    answer: `You can get a partial refund of ${wholeMoney(termsAmount(terms.refundCents, shownMoney()))} if you ask within ${terms.refundWindowDays} days of delivery. If you paid less than that, we refund what you paid. We process refunds in ${terms.refundProcessingDays} business days, to the card that you paid with.`,
    stems: ['refund', 'money', 'reimburs', 'unhappy', 'dissatisf', 'guarantee', 'charge back'],
    more: { label: 'Refunds in our terms', href: `${paths.terms}#refunds` },
  },
  {
    id: 'domain',
    question: 'Can I use a domain that I own?',
    answer:
      'Yes. You keep your domain, and we help you move it to your new website. Migration Support is free and includes advice on each step. Tell us the domain and where it’s registered.',
    stems: ['domain', 'dns', 'registra', 'nameserver', 'migrat', 'transfer'],
  },
  {
    id: 'hosting',
    question: 'Is hosting included in the price?',
    answer: `Yes. It covers ${terms.hostingHits} and ${terms.hostingStorage} of file storage for each website, and we commit to an uptime of ${terms.uptime}. If you need more, contact us.`,
    stems: ['host', 'server', 'traffic', 'storage', 'uptime', 'downtime', 'offline', 'bandwidth'],
    more: { label: 'Hosting in our terms', href: `${paths.terms}#hosting` },
  },
  {
    id: 'self-updates',
    question: 'Can I update the website myself?',
    answer:
      'Yes. You receive access credentials, so you can change text and images whenever you like.',
    stems: ['myself', 'ourselves', 'updat', 'cms', 'editor', 'training', 'documentation'],
  },
];
