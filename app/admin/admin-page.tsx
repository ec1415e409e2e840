import { type ReactNode, type RefObject, useId } from 'react';
import { Breadcrumb, type BreadcrumbLink } from '#ui/breadcrumb';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { admin } from '../copy/admin.ts';
import { paths } from '../paths.ts';
import { AdminContainer } from './admin-container.tsx';
import * as css from './admin-page.css.ts';
import { PaletteButton } from './shortcuts/palette-button.tsx';

export type AdminPageProps = {
  copy: { title: string; lead: ReactNode };
  /** The pages between the dashboard and this one. */
  trail?: readonly BreadcrumbLink[];
  /** Shown at the end of the line of the breadcrumb. */
  aside?: ReactNode;
  /** For moving the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Rendered once the session is checked. */
  children?: ReactNode;
};

/** The frame of an admin page: title, lead and a breadcrumb. */
export function AdminPage({ copy, trail = [], aside, titleRef, children }: AdminPageProps) {
  const titleId = useId();
  const breadcrumb = (
    <Breadcrumb
      links={[{ label: admin.title, href: paths.admin }, ...trail]}
      current={copy.title}
    />
  );
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <AdminContainer>
        <Stack gap="l">
          <Stack gap="xxs">
            {aside ? (
              <Inline justify="between" gap="xs">
                {breadcrumb}
                {aside}
              </Inline>
            ) : (
              breadcrumb
            )}
            <div className={css.head}>
              <Stack gap="xxs">
                <Heading
                  level={1}
                  size={2}
                  id={titleId}
                  {...(titleRef && { ref: titleRef, focusable: true })}
                >
                  {copy.title}
                </Heading>
                <Text tone="soft" measure>
                  {copy.lead}
                </Text>
              </Stack>
              <PaletteButton />
            </div>
          </Stack>
          {children}
        </Stack>
      </AdminContainer>
    </Section>
  );
}
