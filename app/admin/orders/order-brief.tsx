import { answeredQuestions } from '#contract/answered-questions';
import { briefAnswerText, briefFieldLabel } from '#contract/brief-questions';
import type { OrderBrief as Brief, BriefChange } from '#contract/briefs';
import { isAskedAgain } from '#contract/describe-delivery';
import type { Order } from '#contract/orders';
import { Badge } from '#ui/badge';
import { ButtonLink } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Disclosure } from '#ui/disclosure';
import { FileList } from '#ui/file-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { orderBrief as copy } from '../../copy/brief.ts';
import { orderBriefArchiveUrl, orderBriefFileUrl, useOrderBrief } from '../../data/briefs.ts';
import { DateTime } from '../../format/date-time.tsx';
import { describeFile, isImage } from '../../format/file-info.ts';
import { UserText } from '../../format/user-text.tsx';
import { Copyable } from '../../shell/copyable.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PagedTable } from '../../shell/paged-table.tsx';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { BriefQuestions } from './brief-questions.tsx';
import { OrderLinks } from './order-links.tsx';

type OrderBriefProps = {
  order: Order;
  id?: string;
  /** Puts the open questions into a message to the customer. */
  onAsk: (question: string) => void;
};

/** What the customer wants: answers to copy, files, open questions and later changes. */
export function OrderBrief({ order, id, onAsk }: OrderBriefProps) {
  const { id: orderId, orderId: name, customerId, customerEmail: email } = order;
  const { brief, failed, onRetry } = useOrderBrief(orderId);
  // Bought without an account, so that a mailed link opens it.
  const isGuest = customerId === null;
  return (
    <DetailSection
      level={2}
      id={id}
      title={copy.title}
      action={
        isGuest && (
          <Allowed to="orders.message">
            <OrderLinks orderId={orderId} name={name} email={email} />
          </Allowed>
        )
      }
    >
      {brief ? (
        <BriefDetails order={order} brief={brief} onAsk={onAsk} />
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Skeleton />
      )}
    </DetailSection>
  );
}

type DetailsProps = Omit<OrderBriefProps, 'id'> & { brief: Brief };

/** Once the website is delivered or the order cancelled, the answers are folded. */
function BriefDetails({ brief, ...rest }: DetailsProps) {
  const { percent, sentAt, locked, answers, files } = brief;
  const isAsked = isAskedAgain(brief);
  const isEmpty = Object.keys(answers).length + files.length === 0;
  const content = <BriefContent brief={brief} {...rest} />;
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Badge tone={isAsked ? 'caution' : sentAt ? 'positive' : locked ? 'neutral' : 'caution'}>
          {isAsked ? copy.asked : sentAt ? copy.sent : copy.notSent}
        </Badge>
        <Text as="span" size="small" tone="soft" numeric>
          {copy.percent(percent)}
        </Text>
        {sentAt && (
          <Text as="span" size="small" tone="soft" numeric>
            <DateTime at={sentAt} />
          </Text>
        )}
        {isEmpty ? (
          <Text as="span" size="small" tone="soft">
            {copy.empty}
          </Text>
        ) : (
          <ButtonLink href={orderBriefArchiveUrl(rest.order.id)} variant="plain" size="small">
            {copy.download}
          </ButtonLink>
        )}
      </Inline>
      {locked ? <Disclosure summary={copy.content}>{content}</Disclosure> : content}
    </Stack>
  );
}

function BriefContent({ order, brief, onAsk }: DetailsProps) {
  const { id: orderId } = order;
  const { sections, answers, files, changes, locked } = brief;
  const answered = answeredQuestions(answers, sections);
  return (
    <Stack gap="m">
      {changes.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size={4}>
            {copy.changes}
          </Heading>
          <PagedTable
            aria-label={copy.changes}
            columns={changeColumns(sections)}
            rows={changes}
            // Two files of a question can have the same name.
            rowKey={(change) => changes.indexOf(change)}
            empty={{ title: copy.none }}
          />
        </Stack>
      )}
      {answered.length > 0 && (
        <DescriptionList
          layout="dense"
          items={answered.map(({ label, text }) => ({
            term: label,
            detail: (
              <Copyable label={label} text={text}>
                <UserText>{text}</UserText>
              </Copyable>
            ),
          }))}
        />
      )}
      {files.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size={4}>
            {copy.files}
          </Heading>
          <FileList
            aria-label={copy.files}
            files={files.map((file) => ({
              id: file.id,
              name: file.name,
              detail: `${briefFieldLabel(file.field, sections)}, ${describeFile(file)}`,
              href: orderBriefFileUrl(orderId, file.id),
              ...(isImage(file.type) && { preview: orderBriefFileUrl(orderId, file.id) }),
            }))}
          />
        </Stack>
      )}
      {!locked && <BriefQuestions order={order} brief={brief} onAsk={onAsk} />}
    </Stack>
  );
}

function changeColumns(sections: Brief['sections']): readonly Column<BriefChange>[] {
  return [
    {
      id: 'field',
      heading: copy.field,
      primary: true,
      cell: ({ field }) => briefFieldLabel(field, sections),
    },
    {
      id: 'before',
      heading: copy.before,
      cell: ({ field, before }) => shown(field, before),
    },
    { id: 'after', heading: copy.after, cell: ({ field, after }) => shown(field, after) },
    { id: 'at', heading: copy.at, cell: ({ at }) => (at ? <DateTime at={at} /> : null) },
  ];
}

function shown(field: string, text: string | null) {
  return text === null ? copy.none : <bdi>{briefAnswerText(field, text)}</bdi>;
}
