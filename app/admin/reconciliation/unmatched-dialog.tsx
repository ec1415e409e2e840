import { type RefObject, useState } from 'react';
import {
  type UnmatchedAction,
  type UnmatchedSubscription,
  unmatchedActions,
} from '#contract/reconciliation';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { unmatchedDialog as copy, unmatched } from '../../copy/admin-unmatched.ts';
import { useResolveUnmatched } from '../../data/reconciliation.ts';
import { sumMoney } from '../../format/money.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { UnmatchedOrder } from './unmatched-order.tsx';

type UnmatchedDialogProps = {
  subscription: UnmatchedSubscription;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Resolves a subscription without an order in one of three ways. */
export function UnmatchedDialog(props: UnmatchedDialogProps) {
  const { subscription, open, onOpenChange, finalFocus } = props;
  const { subscriptionId, plan, keptAmount } = subscription;
  const [act, setAct] = useState<UnmatchedAction>('restore');
  const { resolve } = useResolveUnmatched();
  const { withReauthentication, dialog } = useReauthentication();
  const toast = useToast();
  const choice = copy.choices[act];
  const [submit, isPending] = useAction(
    async () => {
      const { orderId = '' } = await withReauthentication(() => resolve(subscription.id, act));
      onOpenChange(false);
      toast({ title: choice.done(orderId) });
    },
    { title: choice.failed },
  );
  const { columns } = unmatched;

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={copy.title}
        description={copy.lookUp}
        dismissible={!isPending}
        finalFocus={finalFocus}
        actions={
          <>
            <Button variant="quiet" disabled={isPending} onClick={() => onOpenChange(false)}>
              {copy.cancel}
            </Button>
            <Button
              variant={act === 'refund' ? 'destructive' : 'primary'}
              loading={isPending && choice.pending}
              onClick={submit}
            >
              {choice.submit}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          <DescriptionList
            items={[
              { term: columns.subscription, detail: <bdi>{subscriptionId}</bdi> },
              { term: columns.order, detail: <UnmatchedOrder subscription={subscription} /> },
              { term: columns.plan, detail: <bdi>{plan}</bdi> },
              { term: columns.paid, detail: sumMoney(keptAmount) },
            ]}
          />
          <RadioGroup
            label={copy.question}
            name="act"
            value={act}
            onValueChange={(value) =>
              setAct(unmatchedActions.find((known) => known === value) ?? act)
            }
            disabled={isPending}
            options={unmatchedActions.map((value) => ({
              value,
              title: copy.choices[value].title,
              note: copy.choices[value].note(sumMoney(keptAmount)),
            }))}
          />
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
