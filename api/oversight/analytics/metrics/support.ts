import { describeHours } from '#contract/promised-time';
import type { metricTopics } from '#contract/series';
import type { ShopSettings } from '#contract/shop-settings';
import type { AnswerPromise } from '#db/values/enumerations';
import { countOf, type Metric, type MetricsOf, share, shareWithin } from './metric.ts';

type Contact = ShopSettings['contact'];

const tickets: Record<AnswerPromise, string> = {
  sales: 'sales inquiries',
  support: 'requests of customers',
  urgent: 'urgent tickets',
};

const onTheDay = 'Each counts on the day of the answer, and one that waits doesn’t count yet.';

export const supportMetrics: MetricsOf<(typeof metricTopics)['support'][number]> = {
  tickets: {
    unit: 'count',
    definition: 'Tickets from the contact form and from customers, excluding suspected spam.',
    names: ['tickets_by_day'],
    value: countOf('tickets_by_day'),
  },
  sales_answered_in_time: answeredInTime('sales'),
  sales_answer_time: answerTime('sales'),
  support_answered_in_time: answeredInTime('support'),
  support_answer_time: answerTime('support'),
  urgent_answered_in_time: answeredInTime('urgent'),
  urgent_answer_time: answerTime('urgent'),
};

function answeredInTime(promise: AnswerPromise): Metric {
  const name = `${promise}_answers_by_day` as const;
  const hours = (contact: Contact) => contact[`${promise}Hours`];
  return {
    unit: 'percent',
    definition: (contact) =>
      `Share of the first answers to ${tickets[promise]} that came within ${describeHours(hours(contact))}, as the settings promise now. ${onTheDay}`,
    names: [name],
    value: ({ within, promises }) => shareWithin(hours(promises), within(name)),
    of: countOf(name),
  };
}

function answerTime(promise: AnswerPromise): Metric {
  const name = `${promise}_answers_by_day` as const;
  return {
    unit: 'hours',
    definition: `Average time from opening until the first answer to ${tickets[promise]}, day and night. Internal notes are no answers. ${onTheDay}`,
    names: [name],
    value: ({ within }) => share(within(name).amount, within(name).count),
    of: countOf(name),
  };
}
