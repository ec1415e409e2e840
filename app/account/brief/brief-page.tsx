import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isAsked, measureBrief } from '#contract/brief-answers';
import { type BriefStep, briefFieldsOf, briefSteps } from '#contract/brief-fields';
import type { Brief } from '#contract/briefs';
import { isAskedAgain } from '#contract/describe-delivery';
import { media } from '#theme';
import { ButtonLink } from '#ui/button';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { CopyField } from '#ui/copy-field';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Stepper } from '#ui/stepper';
import { Text } from '#ui/text';
import { brief as copy } from '../../copy/brief.ts';
import type { BriefCalls } from '../../data/briefs.ts';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { useNow } from '../../format/use-now.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { useToast } from '../../state/toasts.ts';
import { AskedQuestions } from './asked-questions.tsx';
import * as css from './brief.css.ts';
import type { BriefForm } from './brief-form.ts';
import { BriefQuestions } from './brief-questions.tsx';
import { BriefReview } from './brief-review.tsx';
import { LockedBrief } from './locked-brief.tsx';
import { SaveStatus } from './save-status.tsx';
import { SiteSketch } from './site-sketch.tsx';
import { useAutosave } from './use-autosave.ts';
import { useBriefFiles } from './use-brief-files.ts';

export type BriefPageProps = {
  /** As it was when the page was opened. */
  opened: Brief;
  calls: BriefCalls;
  /** The page's own path. */
  path: string;
  /** The order that it belongs to. */
  backTo?: { path: string; label: string };
  /** Decides whether the delivery is overdue; for stories. */
  frozenNow?: Date;
};

const titleId = 'brief-title';

/** The form in steps. Each step has an address, and all of them can be visited in any order. */
export function BriefPage({ opened, calls, path, backTo, frozenNow }: BriefPageProps) {
  const now = useNow(frozenNow);
  const autosave = useAutosave(opened, calls);
  const uploads = useBriefFiles({ calls, setFiles: autosave.setFiles });
  const { fileUrl, checkDomain } = calls;
  const form = { autosave, uploads, fileUrl, checkDomain };
  const [search] = useSearchParams();
  const isAsked = isAskedAgain(autosave.brief);
  const step =
    briefSteps.find((one) => one === search.get('step')) ?? (isAsked ? 'content' : 'business');
  const field = search.get('field');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnStep(heading, step, field);
  const leaveField = useEffectEvent((_step: BriefStep) => autosave.leaveField());
  useEffect(() => leaveField(step), [step]);
  const [send, isSending] = useAction(
    async (submission: { unfinished: boolean }) => {
      await autosave.showAnswerOf(() => calls.send(submission));
      // The button is gone.
      heading.current?.focus();
    },
    { title: copy.review.sendFailed },
  );
  const { brief } = autosave;
  const { percent } = measureBrief(briefFieldsOf(brief.sections), autosave.answers, brief.files);
  const hrefOf = (to: BriefStep) => `${path}?step=${to}`;
  const fieldHref = (to: BriefStep, key: string) =>
    `${hrefOf(to)}&field=${encodeURIComponent(key)}`;
  const focused = useFocusedQuestion();
  const isWide = useMediaQuery(media.desktop);
  const sketch = <Sketch form={form} part={sketchPart(step, focused, brief.sections)} />;
  const [before, after] = [-1, 1].map((by) => briefSteps[briefSteps.indexOf(step) + by]);
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} size={2} id={titleId}>
              {brief.locked ? copy.locked.title : copy.title}
            </Heading>
            {!brief.locked && (
              <>
                {step === 'business' && (
                  <Text tone="soft" measure>
                    {copy.lead(brief.productTitle)}
                  </Text>
                )}
                <Text size="small" tone="soft">
                  <DeliverySentence clock={brief} now={now} reader="customer" />
                </Text>
              </>
            )}
            {backTo && (
              <Inline>
                <TextLink href={backTo.path} standalone>
                  {backTo.label}
                </TextLink>
              </Inline>
            )}
          </Stack>
          {brief.locked ? (
            <LockedBrief autosave={autosave} fileUrl={fileUrl} />
          ) : (
            <>
              {isAsked && <AskedQuestions form={form} hrefOf={hrefOf} fieldHref={fieldHref} />}
              <Stepper
                aria-label={copy.progress}
                navigation="free"
                current={step}
                steps={stepsOf(form.autosave, hrefOf)}
                percent={percent}
                percentText={() => copy.review.percent(percent)}
              />
              <Columns split="wideFirst" gap="xl">
                <Stack gap="l">
                  <Stack gap="xxs">
                    <Inline justify="between" gap="s">
                      <Heading level={2} size={3} ref={heading} focusable>
                        {copy.steps[step].title}
                      </Heading>
                      <SaveStatus state={autosave.state} />
                    </Inline>
                    {!(step === 'review' && brief.sentAt && !isAsked) && (
                      <Text tone="soft">{copy.steps[step].lead}</Text>
                    )}
                  </Stack>
                  {!isWide && <Disclosure summary={copy.sketch.title}>{sketch}</Disclosure>}
                  {step === 'review' ? (
                    <BriefReview
                      form={form}
                      stepHref={fieldHref}
                      isSending={isSending}
                      onSend={send}
                      backTo={backTo}
                    />
                  ) : (
                    <BriefQuestions step={step} form={form} />
                  )}
                  <div className={css.actions}>
                    {before ? (
                      <ButtonLink href={hrefOf(before)} variant="quiet">
                        {copy.previous}
                      </ButtonLink>
                    ) : (
                      <span />
                    )}
                    {after && <ButtonLink href={hrefOf(after)}>{copy.next}</ButtonLink>}
                  </div>
                  <ContinueElsewhere href={hrefOf(step)} />
                </Stack>
                {isWide && <Sticky>{sketch}</Sticky>}
              </Columns>
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

/** The link of the step, to be opened on a phone that has the pictures or a computer that has the texts. */
function ContinueElsewhere({ href }: { href: string }) {
  const toast = useToast();
  const { title, failed, ...texts } = copy.elsewhere;
  return (
    <Disclosure summary={title}>
      <CopyField
        {...texts}
        value={`${location.origin}${href}`}
        onFail={() => toast({ tone: 'critical', ...failed })}
      />
    </Disclosure>
  );
}

type SketchProps = { form: BriefForm; part: string };

/** The sketch, and the demo, which shows where each text and picture goes. */
function Sketch({ form: { autosave, fileUrl }, part }: SketchProps) {
  const { demoUrl } = autosave.brief;
  return (
    <Stack gap="s">
      <SiteSketch autosave={autosave} fileUrl={fileUrl} part={part} />
      <Text size="small" tone="soft">
        {copy.sketch.hint}
      </Text>
      {demoUrl && (
        <Text size="small">
          {copy.demoHint}{' '}
          <TextLink href={demoUrl} newTab>
            {copy.demo}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}

/** The part of the website that a question is about. */
function sketchPart(step: BriefStep, focused: string, sections: Brief['sections']): string {
  if (step === 'business')
    return /^brief-(businessName|business)?$/.test(focused) ? 'menu' : 'contact';
  if (step !== 'content') return 'menu';
  const [, , section] = /^brief-(text|pictures)\.([^.]+)/.exec(focused) ?? [];
  return section ?? sections[0]?.id ?? 'menu';
}

function stepsOf(
  { brief, answers, errorOf }: ReturnType<typeof useAutosave>,
  hrefOf: (step: BriefStep) => string,
) {
  const fields = briefFieldsOf(brief.sections);
  const { missing } = measureBrief(fields, answers, brief.files);
  return briefSteps.map((id) => {
    const own = fields.filter((field) => field.step === id && isAsked(field, answers));
    const isWrong = own.some(({ key }) => errorOf(key) !== null);
    const isTouched = own.some(
      ({ key }) => answers[key] || brief.files.some((file) => file.field === key),
    );
    const isDone = id === 'review' ? brief.sentAt !== null : isTouched;
    return {
      id,
      title: copy.steps[id].title,
      href: hrefOf(id),
      done: isDone && !missing.some((field) => field.step === id),
      ...(isWrong && { error: copy.stepError }),
    };
  });
}

/** The id of the control that has the focus, or had it last. */
function useFocusedQuestion(): string {
  const [id, setId] = useState('');
  useEffect(() => {
    const read = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id.startsWith('brief-')) setId(target.id);
    };
    document.addEventListener('focusin', read);
    return () => document.removeEventListener('focusin', read);
  }, []);
  return id;
}

/** Moves the focus to the step that was chosen, or to the question that a link names. */
function useFocusOnStep(
  heading: React.RefObject<HTMLElement | null>,
  step: BriefStep,
  field: string | null,
) {
  const shown = useRef(`${step} ${field}`);
  useEffect(() => {
    const next = `${step} ${field}`;
    if (shown.current === next) return;
    shown.current = next;
    const place = field ? document.getElementById(`brief-${field}`) : null;
    const control = place?.matches('fieldset') ? place.querySelector('input') : place;
    (control ?? heading.current)?.focus();
  }, [heading, step, field]);
}
