import type { Customer } from '#contract/customers';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { impersonation as copy } from '../../copy/impersonation.ts';
import { stopImpersonation } from '../../data/impersonation.ts';
import { displayAddress } from '../../format/email-address.ts';
import { useAction } from '../use-action.ts';
import { useMinutesLeft } from '../use-minutes-left.ts';
import * as css from './impersonation-bar.css.ts';

type ImpersonationBarProps = {
  customer: Pick<Customer, 'firstName' | 'lastName' | 'email'>;
  endsAt: string;
  /** The server has ended it, even if the local clock has not. */
  isOver?: boolean;
  /** Stops the clock, for stories. */
  frozenNow?: Date;
  onLeave: () => Promise<void>;
};

export type ConnectedImpersonationBarProps = Omit<ImpersonationBarProps, 'onLeave'>;

export function ConnectedImpersonationBar(props: ConnectedImpersonationBarProps) {
  return <ImpersonationBar {...props} onLeave={stopImpersonation} />;
}

/**
 * Shown on every page while an admin views as a customer: whom, how long, and a button to leave.
 */
export function ImpersonationBar({
  customer,
  endsAt,
  isOver = false,
  frozenNow,
  onLeave,
}: ImpersonationBarProps) {
  const minutes = useMinutesLeft(endsAt, frozenNow);
  const [leave, isLeaving] = useAction(onLeave, { title: copy.leaveFailed });
  const isEnded = isOver || minutes === 0;
  return (
    <aside aria-label={copy.region} className={css.bar}>
      <div className={css.row}>
        <Icon icon={isEnded ? 'alert' : 'user'} />
        <div className={css.words}>
          <LiveRegion contentClassName={css.who}>
            {isEnded ? copy.ended : copy.viewing} <bdi className={css.name}>{nameOf(customer)}</bdi>
          </LiveRegion>
          {isEnded ? (
            <p className={css.hint}>{copy.endedHint}</p>
          ) : (
            <p className={css.standing}>
              <Badge tone="caution">{copy.readOnly}</Badge>
              <span className={css.time}>{copy.left(minutes)}</span>
            </p>
          )}
        </div>
        <Button size="small" loading={isLeaving && copy.leaving} onClick={leave}>
          {copy.leave}
        </Button>
      </div>
    </aside>
  );
}

function nameOf({ firstName, lastName, email }: ImpersonationBarProps['customer']): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || (email && displayAddress(email)) || copy.unknownCustomer;
}
