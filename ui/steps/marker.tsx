import { Icon } from '../icon/icon.tsx';
import * as css from './steps.css.ts';

/** The progress of a step. */
export type StepState = 'done' | 'current' | 'upcoming';

type MarkerProps = { state: StepState | 'error'; number: number };

/** The number of a step, or an icon for its state. */
export function Marker({ state, number }: MarkerProps) {
  return (
    <span aria-hidden="true" className={`${css.marker} ${css.states[state]}`}>
      {state === 'done' && <Icon icon="check" size="small" />}
      {state === 'error' && <Icon icon="alert" size="small" />}
      {(state === 'current' || state === 'upcoming') && number}
    </span>
  );
}
