import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { plan as copy } from '../../copy/plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { supportPhrase } from './support-phrase.ts';
import { type PlanCalls, usePlanChoice } from './use-plan-choice.ts';

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
        <>
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
            {copy.submit}
          </Button>
        </>
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
          message={isMissing && isCurrent ? copy.choose : undefined}
          onChoose={choice.choose}
        />
      </form>
    </Dialog>
  );
}
