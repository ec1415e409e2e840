import type { RefObject } from 'react';
import { lengths } from '#contract/fields';
import type { Refundable } from '#contract/refunds';
import { Checkbox } from '#ui/checkbox';
import { MoneyField } from '#ui/money-field';
import { RadioGroup, type RadioOption } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { refundForm as copy } from '../../copy/admin-refunds.ts';
import { Day } from '../../format/date-time.tsx';
import { fieldCurrency, sumMoney } from '../../format/money.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { type RefundChoice, type RefundDraft, refundChoices } from './refund-draft.ts';

type RefundFieldsProps = {
  draft: RefundDraft;
  limits: Refundable;
  /** Whether there is a subscription to end. */
  canEnd: boolean;
  errors: FormErrors;
  onChange: (change: Partial<RefundDraft>) => void;
  /** Set to the selected choice, which gets focus when the form opens. */
  first: RefObject<HTMLElement | null>;
};

/** The amount, the reason, and whether to end the subscription. */
export function RefundFields(props: RefundFieldsProps) {
  const { draft, limits, canEnd, errors, onChange, first } = props;
  const choices = refundChoices(limits);
  const hint = policyHint(limits);
  return (
    <Stack gap="l">
      <div
        ref={(group) => {
          first.current = group?.querySelector<HTMLElement>(':checked') ?? null;
        }}
      >
        <RadioGroup
          label={copy.amount}
          name="choice"
          options={choices.map((choice) => toOption(choice, limits))}
          value={draft.choice}
          onValueChange={(value) =>
            onChange({ choice: choices.find((choice) => choice === value) ?? 'other' })
          }
          {...(hint && { description: hint })}
        />
      </div>
      {draft.choice === 'other' && (
        <MoneyField
          currency={fieldCurrency()}
          label={copy.otherAmount}
          name="amount"
          value={draft.other}
          onValueChange={(other) => onChange({ other })}
          error={errors.amount}
        />
      )}
      <TextArea
        label={copy.reason}
        aside={copy.optional}
        description={copy.reasonHint}
        name="reason"
        value={draft.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        rows={1}
        maxLength={lengths.reason}
        count
        error={errors.reason}
      />
      {canEnd && (
        <Checkbox
          label={copy.end}
          description={copy.endHint}
          name="endSubscription"
          checked={draft.endSubscription}
          onChange={({ target }) => onChange({ endSubscription: target.checked })}
        />
      )}
    </Stack>
  );
}

function toOption(value: RefundChoice, limits: Refundable): RadioOption {
  const { maxAmount, policyAmount, policyUntil } = limits;
  if (value === 'other') return { value, title: copy.other };
  if (value === 'full') return { value, title: copy.full, price: sumMoney(maxAmount) };
  return {
    value,
    title: policyAmount === maxAmount ? copy.full : copy.policy,
    price: sumMoney(policyAmount ?? '0.00'),
    ...(policyUntil && {
      note: (
        <>
          {copy.policyUntil} <Day at={policyUntil} />.
        </>
      ),
    }),
  };
}

/** Why the refund policy offers nothing. */
function policyHint({ policyAmount }: Refundable): string | undefined {
  if (policyAmount === null) return copy.noPolicy;
  return policyAmount === '0.00' ? copy.policyUsed : undefined;
}
