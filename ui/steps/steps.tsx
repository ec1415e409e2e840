import type { ReactNode } from 'react';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Marker, type StepState } from './marker.tsx';
import * as css from './steps.css.ts';

export type { StepState } from './marker.tsx';

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
};

const defaultStateLabels: Record<StepState, string> = {
  done: 'Done',
  current: 'Current',
  upcoming: 'Upcoming',
};

/** A process in order: steps that are done, current and upcoming. */
export function Steps(props: StepsProps) {
  const {
    'aria-label': label,
    steps,
    orientation = 'vertical',
    stateLabels = defaultStateLabels,
  } = useLocaleTexts('Steps', props);
  const list = (
    <ol aria-label={label} className={css.orientations[orientation]}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={`${css.step} ${css.stepOrientations[orientation]}`}
        >
          {step.state || orientation === 'vertical' ? (
            <Marker state={step.state ?? 'upcoming'} number={index + 1} />
          ) : (
            <span aria-hidden="true" className={css.figure}>
              {index + 1}
            </span>
          )}
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
