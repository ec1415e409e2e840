import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { type BoardOrder, previewAddress } from '#contract/delivery-stages';
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
  order: BoardOrder;
  open: boolean;
  /** `allowUnanswered`: the admin knows that remarks have no answer. */
  onSubmit: (previewUrl: string, allowUnanswered: boolean) => Promise<void>;
  onCancel: () => void;
};

const schema = v.object({ previewUrl: previewAddress });

/** Asks for the preview address that a review needs. */
export function PreviewDialog({ order, open, onSubmit, onCancel }: PreviewDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [unanswered, setUnanswered] = useState<number>();
  const sendsAnyway = useRef(false);
  const { form, errors, pending } = useForm({
    schema,
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
      title={copy.title(order.orderId)}
      description={copy.lead(order.customerName)}
      size="small"
      initialFocus={first}
      finalFocus={menuOf(order)}
      form={form}
      submit={copy.submit}
      cancel={copy.cancel}
      sending={pending && copy.submitting}
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
          required
          message={errors.previewUrl}
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

/** The menu of the card, which is rendered again in its column. */
function menuOf({ id }: BoardOrder): RefObject<HTMLElement | null> {
  return {
    get current() {
      return document.querySelector<HTMLElement>(`[data-card="${id}"] [data-control="menu"]`);
    },
  };
}
