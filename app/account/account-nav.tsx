import { useRef } from 'react';
import { useMatch } from 'react-router';
import * as tabs from '../../ui/tabs/tabs.css.ts';
import { useHiddenEdges } from '../../ui/tabs/use-hidden-edges.ts';
import { useSelectedTabInView } from '../../ui/tabs/use-selected-tab-in-view.ts';
import { account } from '../copy/account.ts';
import { paths } from '../paths.ts';
import { RouterAnchor } from '../shell/router-anchor.tsx';

const places = [
  { label: account.overview, href: paths.dashboard },
  { label: account.subscriptions, href: paths.dashboardSubscriptions },
  { label: account.tickets, href: paths.dashboardSupport },
  { label: account.billing, href: paths.billing },
  { label: account.profile, href: paths.account },
];

/** The account's pages as tabs that are links. Those that don't fit scroll sideways under a fade. */
export function AccountNav() {
  // A ticket's page marks Support Tickets as current.
  const page = useMatch(`${paths.dashboard}/:page?/*`)?.params.page?.toLowerCase();
  const current = page ? `${paths.dashboard}/${page}` : paths.dashboard;
  const list = useRef<HTMLUListElement>(null);
  const edges = useHiddenEdges(list);
  useSelectedTabInView(list, current);
  return (
    <nav aria-label={account.nav} className={tabs.bar}>
      <ul ref={list} className={`${tabs.list} ${tabs.hidden[edges]}`}>
        {places.map(({ label, href }) => (
          <li key={href} data-value={href}>
            <RouterAnchor
              href={href}
              className={tabs.tab}
              {...(href === current && { 'aria-current': 'page' })}
            >
              {label}
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
