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
import { newTicket as words } from '../../copy/tickets.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { useNewTicket } from '../../data/tickets.ts';
import { statusOf } from '../../format/status.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { useNewTicketDraft } from './use-new-ticket-draft.ts';

type NewTicketFormProps = {
  customer: Pick<Customer, 'email'>;
  /** Folds it away: what is typed stays, even over a reload; a created ticket empties the form. */
  onClose: () => void;
};

export function NewTicketForm({ customer, onClose }: NewTicketFormProps) {
  const { subscriptions = [] } = useSubscriptions();
  const createTicket = useNewTicket();
  const toast = useToast();
  const { form, errors, pending, clear } = useForm({
    schema: NewTicket,
    send: async (input) => {
      const { ticketId } = await createTicket(input);
      clear();
      draft.forget();
      onClose();
      toast({ title: words.created, description: words.createdHint(ticketId) });
    },
    fallback: words.failedHint,
    onFailed: (description) => toast({ variant: 'destructive', title: words.failed, description }),
  });
  const draft = useNewTicketDraft(form.ref, customer.email ?? '');
  return (
    <form {...form} onInput={draft.keep}>
      <Stack gap="l">
        <TextField
          label={words.subject}
          name="subject"
          autoComplete="off"
          maxLength={lengths.subject}
          required
          message={errors.subject}
        />
        <TextArea
          label={words.message}
          name="message"
          rows={6}
          maxLength={lengths.message}
          count
          required
          message={errors.message}
        />
        <Columns gap="l">
          <SelectField
            label={words.order}
            aside={words.optional}
            name="projectId"
            placeholder={words.noOrder}
            options={subscriptions.map(({ orderId, product }) => ({
              value: orderId,
              label: words.orderLabel(orderId, product.title),
            }))}
            message={errors.projectId}
          />
          <SelectField
            label={words.priority}
            name="priority"
            defaultValue="medium"
            options={ticketPriorities.map((value) => ({ value, label: statusOf(value).label }))}
            message={errors.priority}
          />
        </Columns>
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={lengths.email}
          defaultValue={customer.email ?? ''}
          description={customer.email ? words.accountHint(customer.email) : words.emailHint}
          message={errors.email}
        />
        <Inline gap="s">
          <Button type="submit" pending={pending && words.submitting}>
            {words.submit}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
