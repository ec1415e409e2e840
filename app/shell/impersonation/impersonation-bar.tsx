import type { Customer } from '#contract/customers';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { impersonation as words } from '../../copy/impersonation.ts';
import { useAction } from '../use-action.ts';
import { useMinutesLeft } from '../use-minutes-left.ts';
import * as css from './impersonation-bar.css.ts';

export type ImpersonationBarProps = {
  customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>;
  endsAt: string;
  /** The server says so, whatever the clock here says. */
  isOver?: boolean;
  /** The time stands still at this one. */
  frozenNow?: Date;
  /** Leads away from the page. */
  onLeave: () => Promise<void>;
};

/** On every page while an admin looks at the shop as a customer: as whom, how long, the way out. */
export function ImpersonationBar({
  customer,
  endsAt,
  isOver = false,
  frozenNow,
  onLeave,
}: ImpersonationBarProps) {
  const minutes = useMinutesLeft(endsAt, frozenNow);
  const [leave, isLeaving] = useAction(onLeave, { title: words.leaveFailed });
  const isEnded = isOver || minutes === 0;
  return (
    <aside aria-label={words.region} className={css.bar}>
      <div className={css.row}>
        <Icon name={isEnded ? 'alert' : 'user'} />
        <div className={css.words}>
          <LiveRegion contentClassName={css.who}>
            {isEnded ? words.ended : words.viewing}{' '}
            <bdi className={css.name}>{nameOf(customer)}</bdi>
          </LiveRegion>
          {isEnded ? (
            <p className={css.hint}>{words.endedHint}</p>
          ) : (
            <p className={css.standing}>
              <Badge tone="caution">{words.readOnly}</Badge>
              <span className={css.time}>{words.left(minutes)}</span>
            </p>
          )}
        </div>
        <Button size="small" pending={isLeaving && words.leaving} onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </aside>
  );
}

function nameOf({ firstName, lastName, email }: ImpersonationBarProps['customer']): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || words.unknownCustomer;
}
