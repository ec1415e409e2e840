import { Fragment } from 'react';
import { isAsked } from '#contract/brief-answers';
import {
  type BriefStep,
  briefFieldsOf,
  briefPicturesKey,
  briefTextKey,
  type BriefField as Field,
} from '#contract/brief-fields';
import type { BriefSection } from '#db/values/brief-sections';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';
import { formatCount } from '../../format/count.ts';
import { BriefField } from './brief-field.tsx';
import type { BriefForm } from './brief-form.ts';
import { DomainRecords } from './domain-records.tsx';
import { useDomainCheck } from './use-domain-check.ts';

type BriefQuestionsProps = { step: Exclude<BriefStep, 'review'>; form: BriefForm };

/** The questions of one step. Those that the answers make needless are left out. */
export function BriefQuestions({ step, form }: BriefQuestionsProps) {
  const { brief, answers } = form.autosave;
  const fields = briefFieldsOf(brief.sections).filter((field) => field.step === step);
  if (step === 'content') {
    return (
      <Stack gap="xxl">
        {brief.sections.map((section) => (
          <SectionQuestions key={section.id} section={section} fields={fields} form={form} />
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      {fields
        .filter((field) => isAsked(field, answers))
        .map((field) => (
          <Fragment key={field.key}>
            <BriefField field={field} form={form} {...questionOf(field)} />
            {field.key === 'domainName' && <OwnDomain form={form} />}
          </Fragment>
        ))}
    </Stack>
  );
}

/** Below the domain, once it is saved. */
function OwnDomain({ form }: { form: BriefForm }) {
  const domain = form.autosave.brief.answers.domainName ?? '';
  return domain && <CheckedDomain domain={domain} form={form} />;
}

function CheckedDomain({ domain, form }: { domain: string; form: BriefForm }) {
  return <DomainRecords checking={useDomainCheck(domain, form.checkDomain)} />;
}

function questionOf({ key }: Field): { label: string; description?: string; placeholder?: string } {
  const questions: Record<string, { label: string }> = copy.questions;
  return questions[key] ?? { label: key };
}

type SectionQuestionsProps = { section: BriefSection; fields: readonly Field[]; form: BriefForm };

function SectionQuestions({ section, fields, form }: SectionQuestionsProps) {
  const { id, title, hint, texts, pictures } = section;
  const fieldOf = (key: string) => fields.find((field) => field.key === key);
  const picturesField = fieldOf(briefPicturesKey(id));
  return (
    <Stack gap="l">
      <Stack gap="xxs">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        {hint && <Text tone="soft">{hint}</Text>}
      </Stack>
      {texts.map((text) => {
        const field = fieldOf(briefTextKey(id, text.id));
        return (
          field && (
            <BriefField
              key={text.id}
              field={field}
              form={form}
              label={text.label}
              description={[
                copy.upTo(formatCount(text.max)),
                text.example && copy.example(text.example),
              ]
                .filter(Boolean)
                .join(' ')}
            />
          )
        );
      })}
      {picturesField && (
        <BriefField
          field={picturesField}
          form={form}
          label={copy.pictures(title)}
          description={copy.picturesLimit(pictures.max, pictures.hint)}
        />
      )}
    </Stack>
  );
}
