import * as css from './price.css.ts';

/** Texts that the caller has formatted. */
export type PriceProps = {
  /** The formatted amount: '$49'. */
  amount: string;
  /** Follows without a space: '/mo'. */
  period?: string;
  /** Precedes the amount: 'From'. */
  lead?: string;
  size?: 'small' | 'medium' | 'large';
  /** `tag` is for a frame’s bar. */
  variant?: 'plain' | 'tag';
};

/** A price with a strong amount and a quieter period, read as one text. */
export function Price({ amount, period, lead, size = 'medium', variant = 'plain' }: PriceProps) {
  const secondary = size === 'large' ? `${css.secondary} ${css.quieter}` : css.secondary;
  return (
    <span className={`${css.price} ${css.sizes[size]} ${variant === 'tag' ? css.tag : ''}`}>
      <bdi>
        {lead && <span className={secondary}>{lead} </span>}
        <bdi className={css.amount}>{amount}</bdi>
        {period && <span className={secondary}>{period}</span>}
      </bdi>
    </span>
  );
}
