import { type Ref, useState } from 'react';
import { briefLimits } from '#contract/brief-sections';
import { lengths } from '#contract/fields';
import { Disclosure } from '#ui/disclosure';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { productBriefForm as copy, productForm } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { type SectionDraft, sectionField } from './brief-draft.ts';
import { BriefTextRows } from './brief-text-rows.tsx';
import { RowActions } from './row-actions.tsx';

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

/** A section of the brief: its texts, and how many pictures. */
export function BriefSectionRow({
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
    return { name: field, message: errors[field], autoComplete: 'off' } as const;
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
