import * as Radix from 'radix-ui/dropdown-menu';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import * as css from './menu.css.ts';

/** A link or an action. A `critical` one must also say so in its label. */
export type MenuItem = { label: string; icon?: IconName; tone?: 'critical' } & (
  | { href: string }
  | {
      onSelect: () => void;
      /** For one of several that exclude each other: whether it is chosen. */
      checked?: boolean;
    }
);

/** A single menu item. */
export function MenuRow({ label, icon, tone, ...choice }: MenuItem) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  if ('onSelect' in choice && choice.checked !== undefined) {
    const { checked, onSelect } = choice;
    return (
      <Radix.Item
        role="menuitemradio"
        aria-checked={checked}
        className={css.item}
        data-tone={tone}
        onSelect={() => onSelect()}
      >
        <span className={css.mark}>{checked && <Icon name="check" size="small" />}</span>
        {content}
      </Radix.Item>
    );
  }
  if ('onSelect' in choice) {
    return (
      <Radix.Item className={css.item} data-tone={tone} onSelect={() => choice.onSelect()}>
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item asChild data-tone={tone}>
      <Anchor href={choice.href} newTab={false} label={undefined} className={css.item}>
        {content}
      </Anchor>
    </Radix.Item>
  );
}
