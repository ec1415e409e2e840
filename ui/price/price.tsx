import * as css from './price.css.ts';

/** Texts that the caller has formatted. */
export type PriceProps = {
  /** The formatted amount: '$49'. */
  amount: string;
  /** Follows without a space: '/mo'. */
  period?: string;
  /** Precedes the amount: 'From'. */
  lead?: string;
  size?: 'small' | 'standard' | 'large';
  /** `tag` is for a frame’s bar. */
  look?: 'plain' | 'tag';
};

/** A price with a strong amount and a quieter period, read as one text. */
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
