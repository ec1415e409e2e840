import { type FormEvent, useId, useRef, useState } from 'react';
import { cancellationPolicy } from '#contract/cancellations';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { cancellation } from '../../copy/account.ts';
import { formatDay } from '../../format/dates.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';

type CancellationDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productTitle: string;
  /** null: not known. */
  accessUntil: string | null;
  onRequest: (reason: string) => Promise<void>;
};

export function CancellationDialog({
  open,
  onOpenChange,
  productTitle,
  accessUntil,
  onRequest,
}: CancellationDialogProps) {
  const formId = useId();
  const agreed = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string>();
  const toast = useToast();
  const [request, isRequesting] = useAction(
    async (reason: string) => {
      await onRequest(reason);
      onOpenChange(false);
      toast(cancellation.requested);
    },
    { title: cancellation.error, fallback: cancellation.failed },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!agreed.current?.checked) {
      setMessage(cancellation.notAgreed.description);
      toast({ tone: 'critical', ...cancellation.notAgreed });
      agreed.current?.focus();
      return;
    }
    void request(String(new FormData(event.currentTarget).get('reason') ?? ''));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cancellation.request}
      description={cancellation.lead(productTitle, accessUntil && formatDay(accessUntil))}
      dismissible={!isRequesting}
      actions={
        <>
          <Button variant="quiet" disabled={isRequesting} onClick={() => onOpenChange(false)}>
            {cancellation.goBack}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            loading={isRequesting && cancellation.submitting}
          >
            {cancellation.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="dialog" onSubmit={submit}>
        <Stack gap="l">
          <Stack gap="s">
            <Heading level={3} size={4}>
              {cancellation.policy}
            </Heading>
            <List items={cancellationPolicy} gap="small" />
          </Stack>
          <Checkbox
            ref={agreed}
            label={cancellation.agree}
            name="agreed"
            required
            error={message}
            onChange={() => setMessage(undefined)}
          />
          <TextArea
            label={cancellation.reason}
            aside={cancellation.optional}
            description={cancellation.reasonHint}
            name="reason"
            rows={3}
            maxLength={lengths.reason}
            count
          />
        </Stack>
      </form>
    </Dialog>
  );
}
