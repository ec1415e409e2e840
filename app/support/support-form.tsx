import type { Customer } from '#contract/customers';
import { lengths } from '#contract/fields';
import { inquiryTypes } from '#contract/support';
import { type CustomerType, customerTypes } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { supportForm as copy, sent } from '../copy/support.ts';
import { displayAddress } from '../format/email-address.ts';
import { MailLink } from '../legal/mail-link.tsx';
import { paths } from '../paths.ts';
import { honeypotName } from '../shell/form-texts.ts';
import { RequiresJavaScript } from '../shell/requires-javascript.tsx';
import type { FormErrors } from '../shell/use-form.ts';
import * as css from './honeypot.css.ts';
import { Suggestions } from './suggestions.tsx';
import { type Outcome, useSupportForm } from './use-support-form.ts';

type RequestFieldsProps = {
  /** Null until a type is chosen; the fields are disabled until then. */
  customerType: CustomerType | null;
  /** The signed-in customer's email. */
  email: string | null | undefined;
  errors: FormErrors;
};

type OutcomeNoticeProps = { outcome: Outcome; isCustomer: boolean };

/** `customer`: null for a visitor, undefined while loading. */
export type SupportFormProps = { customer: Pick<Customer, 'email'> | null | undefined };

const types = customerTypes.map((value) => ({ value, ...copy.types[value] }));

export function SupportForm({ customer }: SupportFormProps) {
  const { form, errors, pending, customerType, choose, matches, outcome } = useSupportForm();
  return (
    <RequiresJavaScript fallback={<ByMail />}>
      <form {...form} aria-label={copy.label}>
        <Stack gap="l">
          <RadioGroup
            label={copy.customerType}
            description={copy.customerTypeHint}
            labelSize="large"
            name="customerType"
            orientation="horizontal"
            options={types}
            onValueChange={choose}
          />
          <fieldset disabled={!customerType} aria-label={copy.request}>
            <RequestFields customerType={customerType} email={customer?.email} errors={errors} />
          </fieldset>
          <Honeypot />
          <Suggestions questions={matches} />
          {outcome && <OutcomeNotice outcome={outcome} isCustomer={Boolean(customer)} />}
          <Inline>
            <Button
              type="submit"
              size="large"
              incomplete={!customerType}
              loading={pending && copy.submitting}
            >
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </form>
    </RequiresJavaScript>
  );
}

function ByMail() {
  return (
    <Notice tone="caution" title={copy.noScript}>
      {copy.noScriptHint} <MailLink />
    </Notice>
  );
}

/**
 * A field that only bots fill in: invisible, unreachable by keyboard and hidden from screen
 * readers.
 */
function Honeypot() {
  return (
    <label aria-hidden="true" className={css.honeypot}>
      {copy.website}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" className={css.field} />
    </label>
  );
}

/** The result of the request; it stays after the toast has closed. */
function OutcomeNotice({ outcome, isCustomer }: OutcomeNoticeProps) {
  if (outcome.kind === 'failed') {
    const next = (
      <>
        {copy.draftKept} <MailLink />
      </>
    );
    if (!outcome.reason) return <Notice tone="critical" title={next} />;
    return (
      <Notice tone="critical" title={outcome.reason}>
        {next}
      </Notice>
    );
  }
  return (
    <Notice
      tone="positive"
      title={sent.title(outcome.ticketId)}
      action={isCustomer && <TextLink href={paths.dashboardSupport}>{sent.toTickets}</TextLink>}
    >
      {isCustomer ? sent.customer : sent.guest(displayAddress(outcome.email))}
    </Notice>
  );
}

function RequestFields({ customerType, email, errors }: RequestFieldsProps) {
  const topics = customerType ? inquiryTypes[customerType] : [];
  return (
    <Stack gap="l">
      <SelectField
        key={customerType}
        label={copy.inquiryType}
        name="inquiryType"
        placeholder={copy.choose}
        options={topics.map((topic) => ({ value: topic, label: topic }))}
        required
        error={errors.inquiryType}
      />
      {customerType === 'existing' && (
        <TextField
          label={copy.projectId}
          name="projectId"
          placeholder={copy.projectIdFormat}
          description={copy.projectIdHint}
          autoComplete="off"
          maxLength={lengths.name}
          required
          error={errors.projectId}
        />
      )}
      <TextField
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={lengths.email}
        defaultValue={email ? displayAddress(email) : undefined}
        description={email ? copy.accountHint(displayAddress(email)) : copy.emailHint}
        required
        error={errors.email}
      />
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
        rows={7}
        maxLength={lengths.message}
        count
        description={copy.messageHint}
        required
        error={errors.message}
      />
    </Stack>
  );
}
