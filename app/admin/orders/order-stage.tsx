import { stageName } from '#contract/describe-delivery';
import type { OrderDetails } from '#contract/orders';
import { Disclosure } from '#ui/disclosure';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { stageSection as copy } from '../../copy/admin-delivery.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { isInStage, StageForm } from './stage-form.tsx';

/** Where the work on a paid order is, since when and by whom, and a form that moves it on. */
export function OrderStage({ order }: { order: OrderDetails }) {
  const { orderId, stages } = order;
  const current = stages.at(-1);
  if (!current) return null;
  return (
    <DetailSection
      title={copy.title}
      level={2}
      action={
        <Allowed to="audit.read">
          <TextLink href={paths.adminAuditOf(orderId)}>{copy.audit}</TextLink>
        </Allowed>
      }
    >
      <Stack gap="m">
        <Text>
          <Entered {...current} />
        </Text>
        {isInStage(order) && (
          <Allowed to="orders.deliver">
            <StageForm order={order} />
          </Allowed>
        )}
        {stages.length > 1 && (
          <Disclosure summary={copy.earlier}>
            <List
              size="small"
              gap="tight"
              items={stages
                .slice(0, -1)
                .reverse()
                .map((entered) => <Entered key={entered.at} {...entered} />)}
            />
          </Disclosure>
        )}
      </Stack>
    </DetailSection>
  );
}

/** 'Development since Jan 14, 2026, 3:00 PM, moved by Grace Hopper' */
function Entered({ stage, at, by }: OrderDetails['stages'][number]) {
  return (
    <>
      <strong>{stageName(stage)}</strong> {copy.since} <DateTime at={at} />
      {by && (
        <>
          , {copy.by} <bdi>{by}</bdi>
        </>
      )}
    </>
  );
}
