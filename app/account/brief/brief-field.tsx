import type { ReactNode } from 'react';
import { type BriefAnswers, isHidden } from '#contract/brief-answers';
import { briefFieldsOf, type BriefField as Field } from '#contract/brief-fields';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { brief as copy } from '../../copy/brief.ts';
import { formatCount } from '../../format/count.ts';
import { truncate } from '../../format/plain-text.ts';
import type { BriefForm } from './brief-form.ts';
import { ColorField } from './color-field.tsx';
import { FilesField } from './files-field.tsx';

export type BriefFieldProps = {
  field: Field;
  form: BriefForm;
  label: string;
  description?: string | undefined;
  placeholder?: string | undefined;
};

/** One question with its answer, the sentence about what is wrong, and what it replaced. */
export function BriefField({ field, form, label, description, placeholder }: BriefFieldProps) {
  const { autosave } = form;
  if (field.kind === 'files') {
    return <FilesField field={field} form={form} label={label} description={description} />;
  }
  const value = autosave.answers[field.key] ?? '';
  const error = autosave.errorOf(field.key);
  const texts = {
    label,
    id: `brief-${field.key}`,
    name: field.key,
    value,
    ...(!field.counts && { aside: copy.optional }),
    ...(error && { error }),
  };
  const change = (text: string) => autosave.setAnswer(field.key, cleanPaste(text));
  return (
    <WithReplaced field={field} form={form}>
      {field.kind === 'choice' ? (
        <RadioGroup
          {...texts}
          options={optionsOf(field)}
          onValueChange={(text) => {
            change(text);
            cancelHidden(form, { ...autosave.answers, [field.key]: text });
          }}
          {...(description && { description })}
        />
      ) : field.kind === 'color' ? (
        <ColorField
          {...texts}
          description={description}
          placeholder={placeholder}
          onChange={change}
        />
      ) : field.kind === 'lines' ? (
        <Stack gap="xxs">
          <TextArea
            {...texts}
            rows={field.max > 500 ? 3 : 2}
            {...(description && { description })}
            {...(placeholder && { placeholder })}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          {value !== '' && (
            <Text size="small" tone={value.length > field.max ? 'critical' : 'soft'} numeric>
              {copy.count(formatCount(value.length), formatCount(field.max))}
            </Text>
          )}
        </Stack>
      ) : (
        <TextField
          {...texts}
          {...inputOf(field)}
          {...(description && { description })}
          {...(placeholder && { placeholder })}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </WithReplaced>
  );
}

/** Word processors paste their own line breaks, and characters that nothing shows. */
function cleanPaste(text: string): string {
  return text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
}

/** Below an answer that another tab or device had changed as well. */
function WithReplaced({
  field,
  form: { autosave },
  children,
}: Pick<BriefFieldProps, 'field' | 'form'> & { children: ReactNode }) {
  const other = autosave.replaced[field.key];
  if (other === undefined) return children;
  return (
    <Stack gap="xs">
      {children}
      <Notice
        tone="caution"
        live="polite"
        title={copy.replaced(truncate(other))}
        action={
          <Inline>
            <Button size="small" onClick={() => autosave.restore(field.key)}>
              {copy.useOther}
            </Button>
          </Inline>
        }
      />
    </Stack>
  );
}

/** An upload that failed would keep the brief from being sent. */
function cancelHidden({ autosave, uploads }: BriefForm, answers: BriefAnswers) {
  for (const field of briefFieldsOf(autosave.brief.sections)) {
    if (isHidden(field, answers)) uploads.cancelAllOf(field.key);
  }
}

function optionsOf({ key, choices = [] }: Field) {
  const titles: Record<string, { title: string }> =
    key in copy.choices ? copy.choices[key as keyof typeof copy.choices] : {};
  return choices.map((value) => ({ value, title: titles[value]?.title ?? value }));
}

function inputOf({ key, kind }: Field) {
  if (key === 'phone') return { type: 'tel', autoComplete: 'tel' } as const;
  if (kind === 'email') {
    return { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
  }
  if (kind === 'address' || kind === 'domain') return { inputMode: 'url' } as const;
  return {};
}
