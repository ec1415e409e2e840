import { type Ref, useState } from 'react';
import { defaultBriefSections } from '#contract/brief-fields';
import { briefLimits } from '#contract/brief-sections';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { productBriefForm as copy, productForm } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { type SectionDraft, sectionDraftsOf, sectionField } from './brief-draft.ts';
import { BriefTextRows, newText } from './brief-text-rows.tsx';
import { RowActions } from './row-actions.tsx';
import { useRows } from './use-rows.ts';

type BriefSectionRowProps = {
  section: SectionDraft;
  /** From 1. */
  place: number;
  count: number;
  errors: FormErrors;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  ref: Ref<HTMLDivElement>;
};

type BriefFieldsProps = {
  /** The initial values; none: the product asks for the standard sections. */
  start: readonly SectionDraft[];
  errors: FormErrors;
};

/** What the brief asks for after a purchase, in the order of the design. */
export function BriefFields({ start, errors }: BriefFieldsProps) {
  const sections = useRows(start);
  const { rows } = sections;
  return (
    <Disclosure summary={copy.section}>
      <Stack gap="m">
        <Text size="small" tone="soft">
          {copy.lead}
        </Text>
        {rows.length === 0 && (
          <Text size="small">
            {copy.standard(defaultBriefSections.map(({ title }) => title).join(', '))}
          </Text>
        )}
        {rows.length > 0 && (
          <div>
            {rows.map((section, index) => (
              <BriefSectionRow
                key={section.row}
                ref={sections.refOf(section.row)}
                section={section}
                place={index + 1}
                count={rows.length}
                errors={errors}
                onMove={(step) => sections.move(index, step)}
                onRemove={() => sections.remove(index)}
              />
            ))}
          </div>
        )}
        <Inline>
          {rows.length === 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => sections.append(...(sectionDraftsOf(defaultBriefSections) ?? []))}
            >
              {copy.useStandard}
            </Button>
          )}
          {rows.length < briefLimits.sections && (
            <Button
              ref={sections.add}
              variant="plain"
              size="small"
              icon="plus"
              onClick={() => sections.append(newSection())}
            >
              {copy.add}
            </Button>
          )}
        </Inline>
      </Stack>
    </Disclosure>
  );
}

function newSection(): Omit<SectionDraft, 'row'> {
  return {
    id: crypto.randomUUID(),
    title: undefined,
    hint: '',
    texts: [{ ...newText(), row: 0 }],
    pictures: { max: 0, hint: '' },
  };
}

/** A section of the brief: its texts, and how many pictures. */
function BriefSectionRow({
  section,
  place,
  count,
  errors,
  onMove,
  onRemove,
  ref,
}: BriefSectionRowProps) {
  const { row, pictures } = section;
  const [title, setTitle] = useState(section.title ?? '');
  const name = title.trim() || copy.unnamed(place);
  const propsOf = (part: Parameters<typeof sectionField>[1]) => {
    const field = sectionField(row, part);
    return { name: field, error: errors[field], autoComplete: 'off' } as const;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold the summary that folds it
    <div ref={ref} role="group" aria-label={name}>
      <Disclosure summary={name} defaultOpen={!section.title}>
        <Stack gap="m">
          <input type="hidden" name={sectionField(row, 'id')} value={section.id} />
          <TextField
            {...propsOf('title')}
            label={copy.name}
            description={copy.nameHint}
            defaultValue={section.title}
            maxLength={lengths.name}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <TextField
            {...propsOf('hint')}
            label={copy.hint}
            aside={productForm.optional}
            defaultValue={section.hint}
            maxLength={briefLimits.example}
          />
          <BriefTextRows section={row} name={name} start={section.texts} errors={errors} />
          <TextField
            {...propsOf('pictures.max')}
            label={copy.picturesMax}
            description={copy.picturesMaxHint(briefLimits.pictures)}
            defaultValue={String(pictures.max)}
            inputMode="numeric"
          />
          <TextField
            {...propsOf('pictures.hint')}
            label={copy.picturesHint}
            aside={productForm.optional}
            defaultValue={pictures.hint}
            maxLength={briefLimits.example}
          />
          <RowActions name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
        </Stack>
      </Disclosure>
    </div>
  );
}
