import { type BriefStep, briefTextKey } from '#contract/brief-fields';
import { ButtonLink } from '#ui/button';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { brief as copy } from '../../copy/brief.ts';
import type { BriefForm } from './brief-form.ts';

type AskedQuestionsProps = {
  form: BriefForm;
  hrefOf: (step: BriefStep) => string;
  fieldHref: (step: BriefStep, key: string) => string;
};

/** What the shop asked after the brief was sent and isn’t answered yet, with a link to each. */
export function AskedQuestions({ form, hrefOf, fieldHref }: AskedQuestionsProps) {
  const { brief, answers } = form.autosave;
  const open = brief.sections.flatMap(({ id, texts }) =>
    texts
      .filter((text) => text.askedAt && !answers[briefTextKey(id, text.id)]?.trim())
      .map((text) => ({ key: briefTextKey(id, text.id), label: text.label })),
  );
  return (
    <Notice
      tone="caution"
      title={copy.asked.title(open.length)}
      action={
        <ButtonLink href={hrefOf('review')} size="small">
          {copy.asked.review}
        </ButtonLink>
      }
    >
      <Stack gap="xs">
        {open.length > 0 && (
          <ul>
            {open.map(({ key, label }) => (
              <li key={key}>
                <TextLink href={fieldHref('content', key)} standalone>
                  <bdi>{label}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <p>{copy.asked.hint}</p>
      </Stack>
    </Notice>
  );
}
