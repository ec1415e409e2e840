import type { Customer } from '#contract/customers';
import { lengths } from '#contract/fields';
import { NewTicket } from '#contract/tickets';
import { ticketPriorities } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Inline } from '#ui/inline';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { newTicket as copy, reply } from '../../copy/tickets.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { useNewTicket } from '../../data/tickets.ts';
import { displayAddress } from '../../format/email-address.ts';
import { statusOf } from '../../format/status.ts';
import { createFieldDraft, useDraft } from '../../shell/use-draft.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { AttachmentField } from '../../support/conversation/attachment-field.tsx';
import { useUploads } from '../../support/conversation/use-uploads.ts';

type NewTicketFormProps = {
  customer: Pick<Customer, 'email' | 'emailVerified'>;
  /** Hides the form. Typed text is kept, even after a reload; creating a ticket clears it. */
  onClose: () => void;
};

export function NewTicketForm({ customer, onClose }: NewTicketFormProps) {
  const { subscriptions = [] } = useSubscriptions();
  const createTicket = useNewTicket();
  const toast = useToast();
  const files = useUploads();
  const { form, errors, pending, clear } = useForm({
    schema: NewTicket,
    send: async (input) => {
      const attached = files.files.map(({ key }) => key);
      const attachmentIds = await files.ids();
      const { ticketId } = await createTicket({ ...input, attachmentIds });
      files.clear(attached);
      clear();
      draft.clear();
      onClose();
      toast({ title: copy.created, description: copy.createdHint(ticketId) });
    },
    fallback: copy.failedHint,
    toastsEachFailure: true,
    onFailed: (description) => toast({ tone: 'critical', title: copy.failed, description }),
  });
  // What takes thought to write; the rest is chosen again in a moment. The email keeps it from the
  // next customer who signs in here.
  const owner = customer.email ?? '';
  const draft = useDraft(
    form.ref,
    createFieldDraft({
      subject: `draft new ticket of ${owner}: subject`,
      message: `draft new ticket of ${owner}: message`,
    }),
  );
  return (
    <form
      {...form}
      onSubmit={(event) => {
        if (!files.hasFailed) return form.onSubmit(event);
        event.preventDefault();
        toast({ tone: 'critical', title: copy.failed, description: reply.failedFiles });
      }}
      onInput={draft.keep}
    >
      <Stack gap="l">
        <TextField
          label={copy.subject}
          name="subject"
          autoComplete="off"
          maxLength={lengths.subject}
          required
          error={errors.subject}
        />
        <TextArea
          label={copy.message}
          name="message"
          rows={6}
          maxLength={lengths.message}
          count
          required
          error={errors.message}
        />
        <AttachmentField uploads={files} isVerified={customer.emailVerified} />
        <Columns gap="l">
          <SelectField
            label={copy.order}
            aside={copy.optional}
            name="projectId"
            placeholder={copy.noOrder}
            options={subscriptions.map(({ orderId, product }) => ({
              value: orderId,
              label: copy.orderLabel(orderId, product.title),
            }))}
            error={errors.projectId}
          />
          <SelectField
            label={copy.priority}
            name="priority"
            defaultValue="medium"
            options={ticketPriorities.map((value) => ({ value, label: statusOf(value).label }))}
            error={errors.priority}
          />
        </Columns>
        <TextField
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={lengths.email}
          defaultValue={displayAddress(customer.email ?? '')}
          description={
            customer.email ? copy.accountHint(displayAddress(customer.email)) : copy.emailHint
          }
          error={errors.email}
        />
        <Inline gap="s">
          <Button type="submit" loading={pending && copy.submitting}>
            {copy.submit}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
