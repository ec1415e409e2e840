import { useEffect, useRef } from 'react';
import { maxCodeLength } from '#contract/discounts';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { VisuallyHidden } from '#ui/visually-hidden';
import { discount as copy } from '../../copy/checkout.ts';
import { exactMoney } from '../../format/money.ts';
import type { DiscountEffect } from './discount-effect.ts';
import * as css from './discount-field.css.ts';
import { codeField, type DiscountState } from './use-discount.ts';

export type DiscountFieldProps = {
  state: DiscountState;
  /** What the applied code does to the current choice, or why it does nothing. */
  effect: DiscountEffect | null;
  problem?: string | undefined;
  /** Before the discount; null: tax decides what is paid. */
  totalCents: number | null;
  onOpen: () => void;
  onApply: () => void;
  onRemove: () => void;
};

/** A button at first, then a field, then the code that is applied. Says what happens. */
export function DiscountField(props: DiscountFieldProps) {
  const { state, effect, problem, onOpen, onApply, onRemove } = props;
  const { applied, isOpen, pending, message, focus } = state;
  const places = {
    field: useRef<HTMLInputElement>(null),
    applied: useRef<HTMLDivElement>(null),
    add: useRef<HTMLButtonElement>(null),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs never change
  useEffect(() => {
    if (focus) places[focus.on].current?.focus();
  }, [focus]);

  return (
    <div>
      <VisuallyHidden live>{announcementOf(props)}</VisuallyHidden>
      {applied ? (
        <Stack gap="xs">
          <Text size="small" weight="strong">
            {copy.label}
          </Text>
          <div className={css.applied}>
            <div ref={places.applied} tabIndex={-1} className={css.words}>
              <Text weight="strong">{applied.code}</Text>
              {effect && (
                <Text size="small" tone="soft" numeric>
                  {effect.terms}, −{exactMoney(effect.offCents)}
                </Text>
              )}
            </div>
            <Button
              variant="plain"
              size="small"
              aria-label={copy.removeCode(applied.code)}
              onClick={onRemove}
            >
              {copy.remove}
            </Button>
          </div>
          {problem && (
            <Text size="small" tone="critical">
              {problem}
            </Text>
          )}
        </Stack>
      ) : isOpen ? (
        <TextField
          ref={places.field}
          label={copy.label}
          name={codeField}
          autoComplete="off"
          maxLength={maxCodeLength}
          defaultValue={state.code}
          error={message || undefined}
          action={
            <Button variant="quiet" loading={pending && copy.applying} onClick={onApply}>
              {copy.apply}
            </Button>
          }
        />
      ) : (
        <div className={css.add}>
          <Button ref={places.add} variant="plain" icon="plus" onClick={onOpen}>
            {copy.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function announcementOf({ state, effect, problem, totalCents }: DiscountFieldProps) {
  const { message, isRemoved, pending } = state;
  if (pending) return copy.applying;
  if (message) return message;
  if (isRemoved) return copy.removed;
  if (!effect) return problem ?? '';
  const due = totalCents === null ? null : exactMoney(totalCents - effect.offCents);
  return copy.applied(effect.code, due);
}
