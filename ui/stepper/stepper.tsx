import { useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useLocale, useLocaleTexts } from '../locale/use-locale-texts.ts';
import { formatPercent, Progress } from '../progress/progress.tsx';
import * as css from './stepper.css.ts';
import { type StepLabels, StepperItem, type StepperStep } from './stepper-item.tsx';
import { countDone, findReachableSteps, type StepperNavigation } from './stepper-progress.ts';

export type { StepLabels, StepperStep } from './stepper-item.tsx';
export type { StepperNavigation } from './stepper-progress.ts';

/** The steps of a form, and the one that is shown. */
export type StepperProps = {
  /** The accessible name of the navigation: 'Project setup'. */
  'aria-label': string;
  /** Two to about seven in a row; more when vertical. */
  steps: readonly StepperStep[];
  /** The id of the step that is shown. */
  current: string;
  /**
   * `linear` lets people visit done steps and the first one that isn't done; `free` lets them visit
   * all.
   */
  navigation?: StepperNavigation;
  /** A row becomes compact where there is no room for it. */
  orientation?: 'horizontal' | 'vertical';
  /** Called when a step without an `href` is chosen. Without it, such steps are text. */
  onCurrentChange?: (id: string) => void;
  /** How much is done, from 0 to 100, where that isn’t the share of steps that are done. */
  percent?: number;
  /** '40% complete'. */
  percentText?: (percent: string) => string;
};

const defaultLabels: StepLabels = {
  done: 'Done',
  current: 'Current step',
  upcoming: 'Not done',
  error: 'Needs attention',
};

/** Where people are in a long form, what is done, and the way to the other steps. */
export function Stepper(props: StepperProps) {
  const {
    'aria-label': label,
    steps,
    current,
    navigation = 'linear',
    orientation = 'horizontal',
    onCurrentChange,
    positionText = (number: number, count: number, title: string) =>
      `Step ${number} of ${count}: ${title}`,
    percent,
    percentText = (percent: string) => `${percent} complete`,
    showLabel = 'Show all steps',
    hideLabel = 'Hide steps',
    stateLabels = defaultLabels,
  } = useLocaleTexts('Stepper', props);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reachable = findReachableSteps(steps, navigation);
  const progress =
    percent === undefined
      ? { value: countDone(steps), max: steps.length }
      : { value: percent, max: 100 };
  const progressText = percentText(formatPercent(progress.value, progress.max, useLocale()));
  const index = steps.findIndex(({ id }) => id === current);

  const close = () => {
    setOpen(false);
    // In a row, the button isn't rendered, and focus stays on the step.
    toggle.current?.focus();
  };
  return (
    <nav aria-label={label} className={css.stepper}>
      <div className={css.compact[orientation]}>
        <Progress
          label={positionText(index + 1, steps.length, steps[index]?.title ?? '')}
          {...progress}
          valueText={progressText}
        />
        <div className={css.toggle}>
          <Button
            ref={toggle}
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? hideLabel : showLabel}
          </Button>
        </div>
      </div>
      <ol id={listId} data-open={isOpen || undefined} className={css.list[orientation]}>
        {steps.map((step, position) => (
          <StepperItem
            key={step.id}
            step={step}
            number={position + 1}
            isCurrent={step.id === current}
            isReachable={reachable.has(step.id)}
            orientation={orientation}
            labels={stateLabels}
            onChoose={close}
            onCurrentChange={onCurrentChange}
          />
        ))}
      </ol>
      <p className={css.percent[orientation]}>{progressText}</p>
    </nav>
  );
}
