import type { Ref } from 'react';
import { briefLimits } from '#contract/brief-sections';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { productBriefForm as copy, productForm } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { type TextDraft, textField } from './brief-draft.ts';
import { CheckboxLabel } from './checkbox-label.tsx';
import { RowActions } from './row-actions.tsx';
import { useRows } from './use-rows.ts';

type BriefTextRowsProps = {
  /** The number of the section's row. */
  section: number;
  /** What the section is called. */
  name: string;
  start: readonly TextDraft[];
  errors: FormErrors;
};

/** The texts that customers write for a section. */
export function BriefTextRows({ section, name, start, errors }: BriefTextRowsProps) {
  const texts = useRows(start);
  const { rows } = texts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of groups, which has no legend to show
    <div role="group" aria-label={copy.texts(name)}>
      <Stack gap="s">
        {rows.map((text, index) => (
          <TextRow
            key={text.row}
            ref={texts.refOf(text.row)}
            section={section}
            text={text}
            place={index + 1}
            count={rows.length}
            errors={errors}
            onMove={(step) => texts.move(index, step)}
            onRemove={() => texts.remove(index)}
          />
        ))}
        {rows.length < briefLimits.texts && (
          <Inline>
            <Button
              ref={texts.add}
              variant="plain"
              size="small"
              icon="plus"
              aria-label={copy.addTextOf(name)}
              onClick={() => texts.append(newText())}
            >
              {copy.addText}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
}

export function newText(): Omit<TextDraft, 'row'> {
  return { id: crypto.randomUUID(), label: undefined, example: '', max: 300, optional: false };
}

type TextRowProps = {
  section: number;
  text: TextDraft;
  /** From 1. */
  place: number;
  count: number;
  errors: FormErrors;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  ref: Ref<HTMLDivElement>;
};

function TextRow({ section, text, place, count, errors, onMove, onRemove, ref }: TextRowProps) {
  const name = copy.text(place);
  const propsOf = (part: Parameters<typeof textField>[2]) => {
    const field = textField(section, text.row, part);
    return { name: field, error: errors[field] };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is for screen readers, the panel shows it
    <div ref={ref} role="group" aria-label={name}>
      <Panel padding="small">
        <Stack gap="s">
          <input type="hidden" name={propsOf('id').name} value={text.id} />
          <TextField
            {...propsOf('label')}
            label={copy.label}
            defaultValue={text.label}
            autoComplete="off"
            maxLength={lengths.name}
          />
          <TextArea
            {...propsOf('example')}
            label={copy.example}
            aside={productForm.optional}
            defaultValue={text.example}
            rows={2}
            maxLength={briefLimits.example}
          />
          <TextField
            {...propsOf('max')}
            label={copy.max}
            description={copy.maxHint}
            defaultValue={text.max === undefined ? undefined : String(text.max)}
            autoComplete="off"
            inputMode="numeric"
          />
          <Checkbox
            label={<CheckboxLabel name={copy.optional} hint={copy.optionalHint} />}
            name={propsOf('optional').name}
            defaultChecked={text.optional}
          />
          <RowActions name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
        </Stack>
      </Panel>
    </div>
  );
}
