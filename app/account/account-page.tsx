import { type ReactNode, type RefObject, useRef } from 'react';
import { useMatch } from 'react-router';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
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

type AccountPageProps = {
  title: string;
  /** The title is user content: smaller, and in the text direction of its own language. */
  isQuoted?: boolean;
  /** For moving the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
};

const titleId = 'account-title';

/** The frame of every account page: navigation, title and actions. */
export function AccountPage({
  title,
  isQuoted = false,
  titleRef,
  lead,
  actions,
  children,
}: AccountPageProps) {
  const heading = {
    level: 1,
    id: titleId,
    ...(titleRef && { ref: titleRef, focusable: true }),
  } as const;
  return (
    <Section aria-labelledby={titleId} spacing="small">
      <Container>
        <Stack gap="xl">
          <AccountNav />
          <Inline justify="between" align="end" gap="m">
            <Stack gap="xs">
              {isQuoted ? (
                <Heading {...heading} size={2}>
                  <bdi>{title}</bdi>
                </Heading>
              ) : (
                <Heading {...heading} face="display">
                  {title}
                </Heading>
              )}
              {lead && (
                <Text tone="soft" measure>
                  {lead}
                </Text>
              )}
            </Stack>
            {actions}
          </Inline>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

/** The account's pages as tabs that are links. Those that don't fit scroll sideways under a fade. */
function AccountNav() {
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
