import { type RefObject, useState } from 'react';
import type { CancelledOrder, CancelOrderInput } from '#contract/cancellations';
import { lengths } from '#contract/fields';
import type { CancellationEnd, Order } from '#contract/orders';
import type { Refundable } from '#contract/refunds';
import { MoneyField } from '#ui/money-field';
import { Notice } from '#ui/notice';
import { RadioGroup, type RadioOption } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { cancelForm as copy } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { refundForm } from '../../copy/admin-refunds.ts';
import { Day } from '../../format/date-time.tsx';
import { fieldCurrency, sumMoney } from '../../format/money.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import {
  type CancelDraft,
  cancellationChoices,
  cancelSchema,
  newCancelDraft,
} from './cancel-draft.ts';
import { refundChoices } from './refund-draft.ts';

type CancelDialogProps = {
  order: Order;
  /** What could be refunded when the form was opened. */
  limits: Refundable;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves once the affected data is refetched. */
  onCancel: (body: CancelOrderInput) => Promise<CancelledOrder>;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Cancels a subscription: when it ends, what is refunded, and why. */
export function CancelDialog({
  order,
  limits,
  open,
  onOpenChange,
  onCancel,
  finalFocus,
}: CancelDialogProps) {
  const [draft, setDraft] = useState(() => newCancelDraft(order));
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: cancelSchema(draft, limits),
    send: async (values) => {
      setFailure(undefined);
      const { refund } = await onCancel(values);
      onOpenChange(false);
      if (refund?.status === 'failed') {
        const description = copy.refundFailed(refund.error ?? '');
        toast({ tone: 'critical', title: copy.done(order.orderId), description });
      } else {
        toast({ title: listCopy.success, description: copy.done(order.orderId) });
      }
    },
    onFailed: setFailure,
  });
  const change = (part: Partial<CancelDraft>) => setDraft({ ...draft, ...part });
  const ends = cancellationChoices(order);
  const amounts = ['none', ...(limits.refusal ? [] : refundChoices(limits))] as const;
  return (
    <FormDialog
      open={open}
      title={copy.title(order.orderId)}
      description={copy.lead(order.productTitle, order.customerName)}
      finalFocus={finalFocus}
      form={{ ...form, autoComplete: 'off' }}
      submit={copy.send}
      cancel={copy.cancel}
      sending={pending && copy.sending}
      onClose={() => onOpenChange(false)}
      destructive
    >
      <Stack gap="l">
        <RadioGroup
          label={copy.when}
          name="when"
          options={ends.map((end) => toEnd(end, order))}
          value={draft.when}
          onValueChange={(value) => change({ when: ends.find((end) => end === value) ?? 'now' })}
        />
        <RadioGroup
          label={copy.refund}
          name="refund"
          options={amounts.map((choice) => toAmount(choice, limits))}
          value={draft.choice}
          onValueChange={(value) =>
            change({ choice: amounts.find((choice) => choice === value) ?? 'none' })
          }
          {...(limits.refusal && { description: limits.refusal })}
        />
        {draft.choice === 'other' && (
          <MoneyField
            currency={fieldCurrency()}
            label={refundForm.otherAmount}
            name="refund.amount"
            value={draft.other}
            onValueChange={(other) => change({ other })}
            error={errors['refund.amount']}
          />
        )}
        <TextArea
          label={refundForm.reason}
          aside={refundForm.optional}
          description={refundForm.reasonHint}
          name="reason"
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
          rows={2}
          maxLength={lengths.reason}
          count
          error={errors.reason}
        />
        <Text size="small" tone="soft">
          {copy.mail}
        </Text>
        {failure && <Notice tone="critical" live="assertive" title={failure} />}
      </Stack>
    </FormDialog>
  );
}

function toEnd(
  value: CancellationEnd,
  { nextChargeAt, cancelAt, deliveredAt }: Order,
): RadioOption {
  if (value === 'period_end') {
    return {
      value,
      title: copy.periodEnd,
      note: nextChargeAt ? (
        <>
          {copy.lastDay} <Day at={nextChargeAt} />. {copy.noCharge}
        </>
      ) : (
        copy.noCharge
      ),
    };
  }
  return {
    value,
    title: copy.now,
    note: (
      <>
        {deliveredAt ? copy.nowNote : copy.nowUndelivered}
        {cancelAt && (
          <>
            {' '}
            {copy.insteadOf} <Day at={cancelAt} />.
          </>
        )}
      </>
    ),
  };
}

function toAmount(
  value: CancelDraft['choice'],
  { maxAmount, policyAmount }: Refundable,
): RadioOption {
  if (value === 'none') return { value, title: copy.noRefund };
  if (value === 'other') return { value, title: refundForm.other };
  if (value === 'full') return { value, title: refundForm.full, price: sumMoney(maxAmount) };
  const title = policyAmount === maxAmount ? refundForm.full : refundForm.policy;
  return { value, title, price: sumMoney(policyAmount ?? '0.00') };
}
