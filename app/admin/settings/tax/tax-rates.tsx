import { useId, useRef } from 'react';
import { countryName } from '#contract/countries';
import type { TaxRate } from '#contract/tax-rates';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { taxRates as copy, taxRateEnd, taxRateRemoval } from '../../../copy/admin-tax.ts';
import { useMay } from '../../../data/permissions.ts';
import { useTaxRateMutations, useTaxRates } from '../../../data/tax-rates.ts';
import { Day } from '../../../format/date-time.tsx';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { tableState } from '../../../shell/table-state.ts';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { DeleteDialog } from '../../delete-dialog.tsx';
import { CreateButton } from '../../list/create-button.tsx';
import { AddRate } from './add-rate.tsx';

/** The shop's own rates, those that are over included. */
export function TaxRates() {
  const titleId = useId();
  const mayChange = useMay()('settings.change');
  const { rates, ...state } = useTaxRates();
  const { end, remove } = useTaxRateMutations();
  const adding = useDialogState<null>();
  const ending = useDialogState<TaxRate>();
  const removing = useDialogState<TaxRate>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="m">
        <Stack gap="none">
          <Heading level={2} size={3} id={titleId}>
            {copy.title}
          </Heading>
          <Text size="small" tone="soft">
            {copy.lead}
          </Text>
        </Stack>
        {mayChange && (
          <Inline>
            <CreateButton ref={add} onClick={() => adding.open(null)}>
              {copy.add}
            </CreateButton>
          </Inline>
        )}
        <PagedTable
          aria-label={copy.title}
          columns={columns}
          {...tableState(rates, state, copy.loading)}
          rowKey={({ id }) => id}
          loadingRows={2}
          empty={{ title: copy.empty, detail: copy.emptyHint }}
          background="raised"
          {...(mayChange && {
            actionsWidth: 'short' as const,
            rowActions: (rate: TaxRate) => (
              <RateAction rate={rate} onRemove={removing.open} onEnd={ending.open} />
            ),
          })}
        />
      </Stack>
      {adding.opening && (
        <AddRate
          key={adding.opening.key}
          open={adding.opening.isOpen}
          onOpenChange={adding.onOpenChange}
        />
      )}
      {ending.opening && (
        <DeleteDialog
          key={ending.opening.key}
          open={ending.opening.isOpen}
          onOpenChange={ending.onOpenChange}
          copy={taxRateEnd}
          name={nameOf(ending.opening.subject)}
          onDelete={() => end(ending.opening?.subject.id ?? 0)}
          finalFocus={add}
        />
      )}
      {removing.opening && (
        <DeleteDialog
          key={removing.opening.key}
          open={removing.opening.isOpen}
          onOpenChange={removing.onOpenChange}
          copy={taxRateRemoval}
          name={nameOf(removing.opening.subject)}
          onDelete={() => remove(removing.opening?.subject.id ?? 0)}
          finalFocus={add}
        />
      )}
    </Panel>
  );
}

type RateActionProps = {
  rate: TaxRate;
  onRemove: (rate: TaxRate) => void;
  onEnd: (rate: TaxRate) => void;
};

/** A rate that isn’t in force yet can be removed; one that is can only end. */
function RateAction({ rate, onRemove, onEnd }: RateActionProps) {
  const isScheduled = rate.status === 'scheduled';
  if (!isScheduled && rate.endsAt !== null) return null;
  return (
    <Button
      variant="plain"
      size="small"
      aria-haspopup="dialog"
      aria-label={isScheduled ? copy.removeOf(nameOf(rate)) : copy.endOf(nameOf(rate))}
      onClick={() => (isScheduled ? onRemove : onEnd)(rate)}
    >
      {isScheduled ? copy.remove : copy.end}
    </Button>
  );
}

const columns: readonly Column<TaxRate>[] = [
  { id: 'place', heading: copy.columns.place, primary: true, cell: placeOf },
  {
    id: 'rate',
    heading: copy.columns.rate,
    width: 'long',
    cell: ({ name, percentage }) => `${name} ${percentage}%`,
  },
  {
    id: 'prices',
    heading: copy.columns.prices,
    width: 'short',
    cell: ({ inclusive }) => (inclusive ? copy.included : copy.added),
  },
  {
    id: 'from',
    heading: copy.columns.from,
    width: 'short',
    cell: ({ startsAt }) => <Day at={startsAt} />,
  },
  {
    id: 'until',
    heading: copy.columns.until,
    width: 'short',
    cell: ({ endsAt }) => (endsAt ? <Day at={endsAt} /> : copy.open),
  },
  {
    id: 'status',
    heading: copy.columns.status,
    width: 'short',
    cell: ({ status }) => (
      <Badge tone={status === 'in_force' ? 'positive' : 'neutral'}>{copy.statuses[status]}</Badge>
    ),
  },
];

function placeOf({ country, region }: TaxRate): string {
  return region ? `${countryName(country)} (${region})` : countryName(country);
}

function nameOf(rate: TaxRate): string {
  return `${rate.name} ${rate.percentage}%, ${placeOf(rate)}`;
}
