import { lengths } from '#contract/fields';
import { inquiryTypes } from '#contract/support';
import type { CustomerType } from '#db/values/enumerations';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { supportForm as words } from '../copy/support.ts';
import type { FormErrors } from '../shell/use-form.ts';

type RequestFieldsProps = {
  /** Null while the fields cannot be used yet. */
  customerType: CustomerType | null;
  /** Of whoever is signed in. */
  email: string | null | undefined;
  errors: FormErrors;
};

/** What is asked about; each type of customer has its own topics, and some have an order. */
export function RequestFields({ customerType, email, errors }: RequestFieldsProps) {
  const topics = customerType ? inquiryTypes[customerType] : [];
  return (
    <Stack gap="l">
      <SelectField
        key={customerType}
        label={words.inquiryType}
        name="inquiryType"
        placeholder={words.choose}
        options={topics.map((topic) => ({ value: topic, label: topic }))}
        required
        message={errors.inquiryType}
      />
      {customerType === 'existing' && (
        <TextField
          label={words.projectId}
          name="projectId"
          placeholder={words.projectIdFormat}
          description={words.projectIdHint}
          autoComplete="off"
          maxLength={lengths.name}
          required
          message={errors.projectId}
        />
      )}
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={lengths.email}
        defaultValue={email ?? undefined}
        description={email ? words.accountHint(email) : words.emailHint}
        required
        message={errors.email}
      />
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
        rows={7}
        maxLength={lengths.message}
        count
        description={words.messageHint}
        required
        message={errors.message}
      />
    </Stack>
  );
}
