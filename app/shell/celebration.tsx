import { Icon } from '#ui/icon';
import * as css from './celebration.css.ts';

/** For what a customer has waited for: a paid order, a live website. The text beside it says which. */
export function Celebration() {
  return (
    <span aria-hidden="true" className={css.seal}>
      <Icon icon="check" />
    </span>
  );
}
