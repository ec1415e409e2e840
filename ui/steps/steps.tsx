import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './steps.css.ts';

/** `note` says when ('2-4 hours'); without a `state` a step only explains. */
export type Step = {
  title: string;
  detail?: ReactNode;
  note?: string;
  state?: 'done' | 'current' | 'upcoming';
};

/** The steps in their order. */
export type StepsProps = {
  /** The name of the list. */
  label: string;
  steps: readonly Step[];
  /** `across` is a strip from the tablet on. */
  flow?: 'down' | 'across';
};

const words = { done: 'Done: ', current: 'Now: ', upcoming: 'Next: ' } as const;

/** A process in its order: what was done, what runs, what comes. */
export function Steps({ label, steps, flow = 'down' }: StepsProps) {
  return (
    <ol aria-label={label} className={css.flows[flow]}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={`${css.step} ${css.stepFlows[flow]}`}
        >
          <Marker state={step.state} number={index + 1} flow={flow} />
          <div className={css.content}>
            <div className={css.head}>
              <p className={`${css.title} ${flow === 'across' ? css.largeTitle : ''}`}>
                {step.state && <VisuallyHidden>{words[step.state]}</VisuallyHidden>}
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
}

type MarkerProps = { state: Step['state']; number: number; flow: 'down' | 'across' };

function Marker({ state, number, flow }: MarkerProps) {
  if (!state && flow === 'across') {
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
