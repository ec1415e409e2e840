import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './steps.css.ts';

/** The progress of a step. */
export type StepState = 'done' | 'current' | 'upcoming';

/** `note` says when ('2-4 hours'). A step without a `state` only explains. */
export type Step = {
  title: string;
  detail?: ReactNode;
  note?: string;
  state?: StepState;
};

/** The steps in order. */
export type StepsProps = {
  /** The accessible name of the list. */
  'aria-label': string;
  steps: readonly Step[];
  /** `horizontal` is a horizontal row where there is room. */
  orientation?: 'vertical' | 'horizontal';
  /** Read before the title of a step that has a state. */
  stateLabels?: Record<StepState, string>;
};

const defaultStateLabels: Record<StepState, string> = {
  done: 'Done',
  current: 'Current',
  upcoming: 'Upcoming',
};

/** A process in order: steps that are done, current and upcoming. */
export function Steps({
  'aria-label': label,
  steps,
  orientation = 'vertical',
  stateLabels = defaultStateLabels,
}: StepsProps) {
  const list = (
    <ol aria-label={label} className={css.orientations[orientation]}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={`${css.step} ${css.stepOrientations[orientation]}`}
        >
          <Marker state={step.state} number={index + 1} orientation={orientation} />
          <div className={css.content}>
            <div className={css.head}>
              <p className={`${css.title} ${orientation === 'horizontal' ? css.largeTitle : ''}`}>
                {step.state && <VisuallyHidden>{stateLabels[step.state]}: </VisuallyHidden>}
                {step.title}
              </p>
              {step.note && <p className={css.note}>{step.note}</p>}
            </div>
            {step.detail && <p className={css.detail}>{step.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
  return orientation === 'horizontal' ? <div className={css.root}>{list}</div> : list;
}

type MarkerProps = {
  state: StepState | undefined;
  number: number;
  orientation: StepsProps['orientation'];
};

function Marker({ state, number, orientation }: MarkerProps) {
  if (!state && orientation === 'horizontal') {
    return (
      <span aria-hidden="true" className={css.figure}>
        {number}
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={`${css.marker} ${css.states[state ?? 'upcoming']}`}>
      {state === 'done' ? <Icon name="check" size="small" /> : number}
    </span>
  );
}
