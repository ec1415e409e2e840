import type { AdminTicket } from '#contract/tickets';
import { Badge } from '#ui/badge';
import type { Description } from '#ui/description-list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { ticketDetails as copy } from '../../copy/admin-tickets.ts';
import { DateTime } from '../../format/date-time.tsx';
import { formatSpan } from '../../format/deadline.ts';

const hourMs = 60 * 60 * 1000;

/** Whether the first answer is due and no one has replied. Finished tickets and spam wait for none. */
export function isAnswerLate(
  { answerDueAt, firstAnsweredAt, status, suspectedSpam }: AdminTicket,
  now: Date,
): boolean {
  const isOpen = (status === 'open' || status === 'in_progress') && !suspectedSpam;
  if (!isOpen || answerDueAt === null || firstAnsweredAt !== null) return false;
  return Date.parse(answerDueAt) < now.getTime();
}

/** When the first answer was promised and given, and since when the customer waits. */
export function describeAnswer(ticket: AdminTicket, now: Date): Description[] {
  const { answerDueAt, firstAnsweredAt, waitingSince, createdAt } = ticket;
  const hours =
    answerDueAt && Math.round((Date.parse(answerDueAt) - Date.parse(createdAt)) / hourMs);
  return [
    ...(answerDueAt && hours
      ? [
          {
            term: copy.fields.answer,
            detail: (
              <Stack gap="xxs">
                <span>
                  <AnswerState ticket={{ ...ticket, answerDueAt }} now={now} />
                </span>
                <Text as="span" size="small" tone="soft">
                  {copy.answerPromise(hours)}
                </Text>
              </Stack>
            ),
          },
        ]
      : firstAnsweredAt
        ? [{ term: copy.fields.answer, detail: <DateTime at={firstAnsweredAt} /> }]
        : []),
    ...(waitingSince
      ? [{ term: copy.fields.waiting, detail: copy.waitingFor(formatSpan(waitingSince, now)) }]
      : []),
  ];
}

type AnswerStateProps = { ticket: AdminTicket & { answerDueAt: string }; now: Date };

function AnswerState({ ticket, now }: AnswerStateProps) {
  const { answerDueAt, firstAnsweredAt } = ticket;
  if (firstAnsweredAt) {
    const isOnTime = Date.parse(firstAnsweredAt) <= Date.parse(answerDueAt);
    return isOnTime ? (
      <Badge tone="positive">{copy.answeredOnTime}</Badge>
    ) : (
      <Badge tone="caution">
        {copy.answeredLate(formatSpan(answerDueAt, new Date(firstAnsweredAt)))}
      </Badge>
    );
  }
  if (isAnswerLate(ticket, now)) {
    return <Badge tone="critical">{copy.answerLate(formatSpan(answerDueAt, now))}</Badge>;
  }
  return (
    <>
      {copy.answerDue} <DateTime at={answerDueAt} />
    </>
  );
}
