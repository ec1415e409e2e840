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
import { ApiError } from '../../data/api-error.ts';
import { useToast } from '../../state/toasts.ts';

type CancellationDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productTitle: string;
  onRequest: (reason: string) => Promise<void>;
};

/** What ending means, that one has read it, and why: the reason may stay empty. */
export function CancellationDialog({
  open,
  onOpenChange,
  productTitle,
  onRequest,
}: CancellationDialogProps) {
  const formId = useId();
  const agreed = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string>();
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    if (!agreed.current?.checked) {
      setMessage(cancellation.notAgreed.description);
      toast({ variant: 'destructive', ...cancellation.notAgreed });
      agreed.current?.focus();
      return;
    }
    setPending(true);
    try {
      await onRequest(String(new FormData(event.currentTarget).get('reason') ?? ''));
      onOpenChange(false);
      toast(cancellation.requested);
    } catch (error) {
      const description = (error instanceof ApiError && error.sentence) || cancellation.failed;
      toast({ variant: 'destructive', title: cancellation.error, description });
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cancellation.ask}
      description={cancellation.lead(productTitle)}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {cancellation.stay}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            pending={pending && cancellation.sending}
          >
            {cancellation.send}
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
            <List items={cancellationPolicy} gap="tight" />
          </Stack>
          <Checkbox
            ref={agreed}
            label={cancellation.agree}
            name="agreed"
            required
            message={message}
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
