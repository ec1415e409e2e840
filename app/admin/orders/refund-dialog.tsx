import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/orders';
import type { Refund, Refundable, RefundInput } from '#contract/refunds';
import { isRunning } from '#db/values/enumerations';
import { Columns } from '#ui/columns';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import type { ToastMessage } from '#ui/toast';
import { list as listCopy } from '../../copy/admin-list.ts';
import { refundForm as copy } from '../../copy/admin-refunds.ts';
import { isRefusal } from '../../data/api-error.ts';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import {
  newRefundDraft,
  type RefundDraft,
  refundCents,
  refundChoices,
  refundSchema,
} from './refund-draft.ts';
import { RefundFields } from './refund-fields.tsx';
import { RefundSummary } from './refund-summary.tsx';

/** `isUnknown`: no response, so the refund may have been issued. */
type Failure = { sentence: string; isUnknown: boolean };

type RefundDialogProps = {
  order: Order;
  /** What could be refunded when the form was opened. */
  start: Refundable;
  /** What can be refunded now; undefined while loading. */
  limits: Refundable | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves once the affected data is refetched. */
  onRefund: (refund: RefundInput) => Promise<Refund>;
  /** Gets focus when there is nothing left to refund. */
  finalFocus: RefObject<HTMLElement | null>;
};

/**
 * Issues a refund. Every submit of one form asks for the same refund, even if an earlier response
 * was lost. Each time the dialog is opened it is a new form.
 */
export function RefundDialog(props: RefundDialogProps) {
  const { order, start, limits: newest, open, onOpenChange, onRefund, finalFocus } = props;
  const first = useRef<HTMLElement>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const [limits, setLimits] = useState(start);
  const [draft, setDraft] = useState(() => newRefundDraft(start));
  const [failure, setFailure] = useState<Failure>();
  const toast = useToast();
  const { form, errors, pending, forgetErrors } = useForm({
    schema: refundSchema(draft, limits, requestId),
    send: async (values) => {
      setFailure(undefined);
      const refund = await onRefund(values);
      onOpenChange(false);
      toast(refundToast(refund, order.orderId));
    },
    onFailed: (sentence, error) => setFailure({ sentence, isUnknown: !isRefusal(error) }),
  });
  // Our own refund changes the limits too. A submit that is pending or has an unknown outcome keeps
  // the old ones, so that trying again asks for the same refund.
  const isFrozen = pending || !open || failure?.isUnknown;
  if (newest && !newest.refusal && newest !== limits && !isFrozen) {
    setLimits(newest);
    if (!refundChoices(newest).includes(draft.choice)) setDraft({ ...draft, choice: 'other' });
  }
  const refusal = (!isFrozen && newest?.refusal) || undefined;
  const problem = failure ?? (refusal ? { sentence: refusal, isUnknown: false } : undefined);
  const cents = refundCents(draft, limits);

  function change(part: Partial<RefundDraft>) {
    if (part.choice) forgetErrors();
    setDraft({ ...draft, ...part });
  }

  return (
    <FormDialog
      open={open}
      title={copy.title(order.orderId)}
      description={copy.lead(order.productTitle, order.customerName)}
      size="large"
      initialFocus={first}
      finalFocus={finalFocus}
      form={{ ...form, autoComplete: 'off' }}
      submit={copy.send(cents === null || refusal ? '' : exactMoney(cents))}
      cancel={copy.cancel}
      sending={pending && copy.sending}
      onClose={() => onOpenChange(false)}
      disabled={refusal !== undefined}
      destructive
    >
      <Stack gap="l">
        <Columns gap="xl">
          <RefundFields
            draft={draft}
            limits={limits}
            canEnd={isRunning(order.subscriptionStatus)}
            errors={errors}
            onChange={change}
            first={first}
          />
          {!refusal && (
            <RefundSummary
              order={order}
              limits={limits}
              cents={cents}
              endSubscription={draft.endSubscription}
            />
          )}
        </Columns>
        {problem && <RefundFailure {...problem} />}
      </Stack>
    </FormDialog>
  );
}

/** Why the refund failed. Scrolls into view. */
function RefundFailure({ sentence, isUnknown }: Failure) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      {isUnknown ? (
        <Notice tone="critical" live="assertive" title={copy.unknownOutcome}>
          {sentence} {copy.unknownOutcomeHint}
        </Notice>
      ) : (
        <Notice tone="critical" live="assertive" title={sentence} />
      )}
    </div>
  );
}

/** The toast for a submitted refund. */
export function refundToast(
  { status, amount, error }: Refund,
  orderId: string,
): Omit<ToastMessage, 'id' | 'open'> {
  const dollars = sumMoney(amount);
  if (status === 'pending') {
    // Without the check mark of a success, as it is not done yet.
    return {
      tone: 'critical',
      title: copy.pendingTitle,
      description: copy.pending(dollars),
    };
  }
  if (status === 'succeeded') {
    return { title: listCopy.success, description: copy.succeeded(dollars, orderId) };
  }
  return {
    tone: 'critical',
    title: listCopy.error,
    ...(error && { description: error }),
  };
}
