import { lengths } from '#contract/fields';
import { inquiryTypes } from '#contract/support';
import type { CustomerType } from '#db/values/enumerations';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { supportForm as copy } from '../copy/support.ts';
import { displayAddress } from '../format/email-address.ts';
import type { FormErrors } from '../shell/use-form.ts';

type RequestFieldsProps = {
  /** Null until a type is chosen; the fields are disabled until then. */
  customerType: CustomerType | null;
  /** The signed-in customer's email. */
  email: string | null | undefined;
  errors: FormErrors;
};

export function RequestFields({ customerType, email, errors }: RequestFieldsProps) {
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
        message={errors.inquiryType}
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
          message={errors.projectId}
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
        message={errors.email}
      />
      <TextField
        label={copy.subject}
        name="subject"
        autoComplete="off"
        maxLength={lengths.subject}
        required
        message={errors.subject}
      />
      <TextArea
        label={copy.message}
        name="message"
        rows={7}
        maxLength={lengths.message}
        count
        description={copy.messageHint}
        required
        message={errors.message}
      />
    </Stack>
  );
}
