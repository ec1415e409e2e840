import type { EmailTextField as Field } from '#contract/email-templates';
import { emailTextLimits } from '#contract/email-texts';
import { settingLabels } from '#contract/setting-labels';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { emailEditor as copy } from '../../../copy/admin-emails.ts';

type EmailTextFieldProps = {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** A text of an email, and the way back to the default. */
export function EmailTextField({ field, value, error, onChange }: EmailTextFieldProps) {
  const { name, original } = field;
  const { isLine } = emailTextLimits[name];
  const label = settingLabels[`email.${name}`];
  const description = describe(field);
  const texts = {
    name,
    label,
    value,
    error,
    required: true,
    ...(description && { description }),
  };
  return (
    <Stack gap="xxs">
      {isLine ? (
        <TextField
          {...texts}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextArea
          {...texts}
          rows={4}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {value !== original && (
        <Inline>
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.resetOf(label)}
            onClick={() => onChange(original)}
          >
            {copy.reset}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function describe({ name, required }: Field): string {
  const hints = [
    name.startsWith('preview') && copy.previewHint,
    !emailTextLimits[name].isLine && copy.paragraphsHint,
    required.length > 0 && copy.required(required.map((variable) => `{${variable}}`).join(' and ')),
  ];
  return hints.filter(Boolean).join(' ');
}
