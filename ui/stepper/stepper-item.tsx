import type { MouseEvent } from 'react';
import { Anchor } from '../link/anchor.tsx';
import { Marker, type StepState } from '../steps/marker.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './stepper.css.ts';

/** One step of a form. */
export type StepperStep = {
  id: string;
  /** One to three words, as in the heading of the step. */
  title: string;
  /** 'Optional'. */
  note?: string;
  done?: boolean;
  /** What is wrong in it: 'Two answers are missing'. */
  error?: string;
  /** Where the step is, if it has an address of its own. */
  href?: string;
};

/** The name of each state for screen readers. */
export type StepLabels = Record<StepState | 'error', string>;

type StepperItemProps = {
  step: StepperStep;
  number: number;
  isCurrent: boolean;
  isReachable: boolean;
  orientation: 'horizontal' | 'vertical';
  labels: StepLabels;
  onChoose: () => void;
  onCurrentChange: ((id: string) => void) | undefined;
};

/** A link or a button when the step may be visited, and text otherwise. */
export function StepperItem({
  step,
  number,
  isCurrent,
  isReachable,
  orientation,
  labels,
  onChoose,
  onCurrentChange,
}: StepperItemProps) {
  const { id, title, note, error, href } = step;
  const state = findState(step, isCurrent);
  // The current step stays the same element, so that it keeps the focus.
  const isOpen = isReachable || isCurrent;
  const content = (
    <>
      <Marker state={state} number={number} />
      <span className={css.texts}>
        <span>
          <span className={css.title}>{title}</span>
          <VisuallyHidden>, {labels[state]}</VisuallyHidden>
        </span>
        {note && <span className={css.note}>{note}</span>}
        {error && <span className={css.error}>{error}</span>}
      </span>
    </>
  );
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      data-state={state}
      className={`${css.item} ${css.itemOrientations[orientation]}`}
    >
      {isOpen && href !== undefined && (
        <Anchor
          href={href}
          newTab={false}
          label={undefined}
          onClick={(event) => {
            if (!opensElsewhere(event)) onChoose();
          }}
          className={`${css.step} ${css.link}`}
        >
          {content}
        </Anchor>
      )}
      {isOpen && href === undefined && onCurrentChange && (
        <button
          type="button"
          onClick={() => {
            onChoose();
            onCurrentChange(id);
          }}
          className={`${css.step} ${css.link}`}
        >
          {content}
        </button>
      )}
      {(!isOpen || (href === undefined && !onCurrentChange)) && (
        <span className={css.step}>{content}</span>
      )}
    </li>
  );
}

/** In a new tab or window, or as a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function findState({ done, error }: StepperStep, isCurrent: boolean): StepState | 'error' {
  if (isCurrent) return 'current';
  if (error) return 'error';
  return done ? 'done' : 'upcoming';
}
