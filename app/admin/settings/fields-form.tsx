import type { ReactNode } from 'react';
import type { SectionSettings, SectionValues, SettingsSection } from '#contract/shop-settings';
import { Checkbox } from '#ui/checkbox';
import { MoneyField } from '#ui/money-field';
import { SelectField } from '#ui/select-field';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { fieldCurrency } from '../../format/money.ts';
import { SectionForm } from './section-form.tsx';
import { type SettingField, settingFields } from './setting-fields.ts';
import { useSectionForm } from './use-section-form.ts';

type FieldsFormProps<Section extends SettingsSection> = {
  settings: SectionSettings<Section>;
  /** What to know before changing it. */
  notice: ReactNode;
  /** Shows what the fields are about to become. */
  children?: (draft: Draft) => ReactNode;
};

type Draft = Record<string, string>;

/** A section that consists of texts, lists, amounts, numbers and switches. */
export function FieldsForm<Section extends SettingsSection>({
  settings,
  notice,
  children,
}: FieldsFormProps<Section>) {
  const fields = settingFields[settings.section];
  const section = useSectionForm({
    settings,
    toDraft: (value) => toDraft(fields, value),
    fromDraft: (draft) => fromDraft(fields, draft),
  });
  const { draft, setField, errors } = section;
  return (
    <SectionForm section={section}>
      {notice}
      {fields
        .filter(({ shownFor }) => isShown(shownFor, draft))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={draft[field.name] ?? ''}
            error={errors[field.name]}
            onChange={(text) => setField(field.name, text)}
          />
        ))}
      {children?.(draft)}
    </SectionForm>
  );
}

function isShown(shownFor: SettingField['shownFor'], draft: Draft): boolean {
  return !shownFor || draft[shownFor.field] === shownFor.choice;
}

type FieldProps = {
  field: SettingField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function Field({ field, value, error, onChange }: FieldProps) {
  const { name, label, hint, isOptional = false, kind, titles = {} } = field;
  const required = !isOptional;
  const texts = { name, label, value, error, required, ...(hint && { description: hint }) };
  if (kind === 'money')
    return <MoneyField currency={fieldCurrency()} {...texts} onValueChange={onChange} />;
  if (kind === 'choice') {
    return (
      <SelectField
        {...texts}
        options={Object.entries(titles).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (kind === 'switch') {
    return (
      <Checkbox
        name={name}
        label={label}
        {...(hint && { description: hint })}
        {...(error && { error })}
        checked={value === 'true'}
        onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
      />
    );
  }
  if (kind === 'lines') {
    const rows = Math.max(value.split('\n').length + 1, 3);
    return (
      <TextArea
        {...texts}
        rows={rows}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...texts}
      autoComplete="off"
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Lists as lines, numbers and switches as text. */
function toDraft(fields: readonly SettingField[], value: SectionValues[SettingsSection]): Draft {
  const stored: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    fields.map(({ name }) => {
      const one = stored[name];
      return [name, Array.isArray(one) ? one.join('\n') : String(one)];
    }),
  );
}

function fromDraft(fields: readonly SettingField[], draft: Draft): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, readText(draft[name] ?? '', kind)]),
  );
}

function readText(text: string, kind: SettingField['kind']): unknown {
  if (kind === 'number') return text.trim() === '' ? Number.NaN : Number(text);
  if (kind === 'switch') return text === 'true';
  if (kind !== 'lines') return text;
  return text
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
