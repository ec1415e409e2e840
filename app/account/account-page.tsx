import type { ReactNode, RefObject } from 'react';
import { useMatch } from 'react-router';
import { Container } from '#ui/container';
import { Divider } from '#ui/divider';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { account } from '../copy/account.ts';
import { paths } from '../paths.ts';
import * as css from './account-nav.css.ts';

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
const places = [
  { label: account.overview, href: paths.dashboard },
  { label: account.subscriptions, href: paths.dashboardSubscriptions },
  { label: account.tickets, href: paths.dashboardSupport },
  { label: account.billing, href: paths.billing },
  { label: account.profile, href: paths.account },
];

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
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <nav aria-label={account.nav}>
              <ul className={css.places}>
                {places.map(({ label, href }) => (
                  <li key={href}>
                    <PlaceLink href={href}>{label}</PlaceLink>
                  </li>
                ))}
              </ul>
            </nav>
            <Divider />
          </Stack>
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

/** A ticket page marks Tickets as current, but other pages do not mark Overview. */
function PlaceLink({ href, children }: { href: string; children: string }) {
  const isCurrent = useMatch({ path: href, end: href === paths.dashboard }) !== null;
  return (
    <TextLink href={href} standalone current={isCurrent}>
      {children}
    </TextLink>
  );
}
