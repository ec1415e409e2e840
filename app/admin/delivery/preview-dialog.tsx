import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { previewAddress } from '#contract/delivery-stages';
import { lengths } from '#contract/fields';
import type { Order } from '#contract/orders';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { previewForm as copy } from '../../copy/admin-delivery.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { getUnansweredCount } from '../../data/delivery-board.ts';
import { paths } from '../../paths.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';

type PreviewDialogProps = {
  order: Pick<Order, 'orderId' | 'customerName' | 'stage' | 'previewUrl'>;
  /** Whether the order is sent to its customer for review; otherwise only the address is changed. */
  entersReview?: boolean;
  open: boolean;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** `allowUnanswered`: the admin knows that remarks have no answer. null removes the address. */
  onSubmit: (previewUrl: string | null, allowUnanswered: boolean) => Promise<void>;
  onCancel: () => void;
};

const required = v.object({ previewUrl: previewAddress });
const optional = v.object({ previewUrl: v.nullable(previewAddress) });

/** Asks for the address where the customer sees the website. A review needs one. */
export function PreviewDialog({
  order,
  entersReview = false,
  open,
  finalFocus,
  onSubmit,
  onCancel,
}: PreviewDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const isRequired = entersReview || order.stage === 'review';
  const texts = entersReview ? copy.review : copy.address;
  const [unanswered, setUnanswered] = useState<number>();
  const sendsAnyway = useRef(false);
  const { form, errors, pending } = useForm({
    schema: isRequired ? required : optional,
    read: (element) => {
      const address = new FormData(element).get('previewUrl');
      return { previewUrl: address || (isRequired ? undefined : null) };
    },
    send: ({ previewUrl }) => onSubmit(previewUrl, sendsAnyway.current),
    onFailed(description, error) {
      const count = getUnansweredCount(error);
      setUnanswered(count);
      if (!count) toast({ tone: 'critical', title: listCopy.error, description });
    },
  });
  return (
    <FormDialog
      open={open}
      title={texts.title(order.orderId)}
      description={texts.lead(order.customerName)}
      size="small"
      initialFocus={first}
      {...(finalFocus && { finalFocus })}
      form={form}
      submit={texts.submit}
      cancel={copy.cancel}
      sending={pending && texts.submitting}
      onClose={onCancel}
    >
      <Stack gap="m">
        <TextField
          ref={first}
          type="url"
          label={copy.label}
          name="previewUrl"
          placeholder="https://"
          defaultValue={order.previewUrl ?? ''}
          autoComplete="off"
          maxLength={lengths.url}
          required={isRequired}
          error={errors.previewUrl}
        />
        {unanswered && (
          <UnansweredNotice
            count={unanswered}
            answerAt={paths.adminOrder(order.orderId)}
            disabled={pending}
            onSendAnyway={() => {
              sendsAnyway.current = true;
              form.ref.current?.requestSubmit();
              sendsAnyway.current = false;
            }}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
