import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { PlanPreview } from '#contract/plan-changes';
import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { plan as copy } from '../../copy/plan.ts';
import { tryAgain } from '../../copy/shell.ts';
import { isRefusal } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { sumMoney } from '../../format/money.ts';
import { ChangeCard } from '../billing/change-card.tsx';
import { costOf, creditFrom, currentCost, PlanCost } from './plan-cost.tsx';
import * as css from './plan-dialog.css.ts';
import { PlanFields } from './plan-fields.tsx';
import { supportPhrase } from './support-phrase.ts';
import {
  isRetryable,
  needsCard,
  type PlanCalls,
  type PlanChoice,
  usePlanChoice,
} from './use-plan-choice.ts';

type PlanChangeErrorProps = {
  title: string;
  error: unknown;
  subscription: Subscription;
  /** Set when retrying may help. */
  onRetry?: () => void;
};

type PlanSummaryProps = {
  subscription: Subscription;
  /** The credit that the customer already has. */
  credit: string | undefined;
  choice: PlanChoice;
  /** Must move the focus, because the retry button disappears. */
  onRetry: () => void;
};

type PlanDialogProps = PlanCalls & {
  subscription: SubscriptionDetails;
  credit?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus when the button that opened the dialog is gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

/**
 * Lets a customer choose a billing interval and a support package, see the price and confirm it.
 */
export function PlanDialog({
  subscription,
  credit,
  open,
  onOpenChange,
  finalFocus,
  ...calls
}: PlanDialogProps) {
  const formId = useId();
  const chosenControl = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const choice = usePlanChoice(subscription, calls);
  const { current, chosen, isCurrent, previewed, isChanging } = choice;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isCurrent) return void choice.change();
    setMissing(true);
    chosenControl.current?.focus();
  }

  function askAgain() {
    chosenControl.current?.focus();
    previewed.retry();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.change}
      description={copy.lead(
        subscription.product.title,
        copy.billed[current.billingInterval],
        supportPhrase(subscription.supportPackage),
      )}
      initialFocus={chosenControl}
      finalFocus={finalFocus}
      dismissible={!isChanging}
      summary={
        <PlanSummary
          subscription={subscription}
          credit={credit}
          choice={choice}
          onRetry={askAgain}
        />
      }
      actions={
        <div className={css.actions}>
          <Button variant="quiet" disabled={isChanging} onClick={() => onOpenChange(false)}>
            {copy.goBack}
          </Button>
          <Button
            type="submit"
            form={formId}
            incomplete={isCurrent}
            disabled={!isCurrent && !previewed.preview}
            loading={isChanging && copy.pending}
          >
            {labelOf(isCurrent ? undefined : previewed.preview)}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        method="dialog"
        onSubmit={submit}
        ref={(form) => {
          chosenControl.current = form?.querySelector<HTMLInputElement>(':checked') ?? null;
        }}
      >
        <PlanFields
          plans={subscription.plans}
          current={current}
          chosen={chosen}
          error={isMissing && isCurrent ? copy.choose : undefined}
          onChoose={choice.choose}
        />
      </form>
    </Dialog>
  );
}

/** Says what is charged, if something is. */
function labelOf(preview: PlanPreview | undefined): string {
  const isFree = !preview || creditFrom(preview.dueNow) || centsFromDecimal(preview.dueNow) === 0;
  if (isFree) return copy.submit;
  return copy.pay(sumMoney(preview.dueNow));
}

function PlanSummary({ subscription, credit, choice, onRetry }: PlanSummaryProps) {
  const { chosen, isCurrent, previewed, refused } = choice;
  const whyRefused = isRefusal(refused) ? copy.refused : copy.unknownOutcome;
  if (previewed.error) {
    const whyUnknown = isRetryable(previewed.error) ? copy.failed : copy.noPrice;
    // The result of the change matters more than the error of the new quote.
    return (
      <PlanChangeError
        title={refused === undefined ? whyUnknown : whyRefused}
        error={refused ?? previewed.error}
        subscription={subscription}
        {...(isRetryable(previewed.error) ? { onRetry } : {})}
      />
    );
  }
  return (
    <Stack gap="m">
      {refused !== undefined && (
        <PlanChangeError title={whyRefused} error={refused} subscription={subscription} />
      )}
      <PlanCost
        cost={
          isCurrent
            ? currentCost(subscription)
            : costOf(
                chosen.billingInterval,
                previewed.preview,
                chosen.billingInterval !== subscription.billingInterval,
              )
        }
        credit={credit}
        isAsking={previewed.isAsking}
      />
    </Stack>
  );
}

function PlanChangeError({ title, error, subscription, onRetry }: PlanChangeErrorProps) {
  const action = needsCard(error) ? (
    <ChangeCard subscription={subscription} variant="quiet" />
  ) : (
    onRetry && (
      <Button variant="quiet" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    )
  );
  return (
    <Notice title={title} tone="critical" live="assertive" action={action}>
      {getErrorMessage(error)}
    </Notice>
  );
}
