import * as css from './price.css.ts';

/** Words as the caller formatted them: `lead` 'From ', `amount` '$49', `period` '/mo'. */
export type PriceProps = {
  amount: string;
  period?: string;
  lead?: string;
  size?: 'small' | 'standard' | 'large';
  look?: 'plain' | 'tag';
};

/** A price: the amount strong, its period quieter, read as one text. */
export function Price({ amount, period, lead, size = 'standard', look = 'plain' }: PriceProps) {
  const rest = size === 'large' ? `${css.rest} ${css.quieter}` : css.rest;
  return (
    <span className={`${css.price} ${css.sizes[size]} ${look === 'tag' ? css.tag : ''}`}>
      {lead && <span className={rest}>{lead} </span>}
      <span className={css.amount}>{amount}</span>
      {period && <span className={rest}>{period}</span>}
    </span>
  );
}
