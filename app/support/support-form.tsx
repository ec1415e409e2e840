import type { Customer } from '#contract/customers';
import { customerTypes } from '#db/values/enumerations';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { supportForm as copy } from '../copy/support.ts';
import { MailLink } from '../legal/mail-link.tsx';
import { RequiresJavaScript } from '../shell/requires-javascript.tsx';
import { Honeypot } from './honeypot.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { RequestFields } from './request-fields.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSupportForm } from './use-support-form.ts';

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
