import * as css from './price.css.ts';

/** Words as the caller formatted them. */
export type PriceProps = {
  /** Formatted by the caller: '$49'. */
  amount: string;
  /** Follows without a gap: '/mo'. */
  period?: string;
  /** Stands before it: 'From'. */
  lead?: string;
  size?: 'small' | 'standard' | 'large';
  /** `tag` is a chip that lies on a frame’s bar. */
  look?: 'plain' | 'tag';
};

/** A price: the amount strong, its period quieter, read as one text. */
export function Price({ amount, period, lead, size = 'standard', look = 'plain' }: PriceProps) {
  const rest = size === 'large' ? `${css.rest} ${css.quieter}` : css.rest;
  return (
    <span className={`${css.price} ${css.sizes[size]} ${look === 'tag' ? css.tag : ''}`}>
      <bdi>
        {lead && <span className={rest}>{lead} </span>}
        <bdi className={css.amount}>{amount}</bdi>
        {period && <span className={rest}>{period}</span>}
      </bdi>
    </span>
  );
}
