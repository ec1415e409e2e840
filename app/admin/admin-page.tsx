import { type ReactNode, type RefObject, useId } from 'react';
import { Breadcrumb, type BreadcrumbLink } from '#ui/breadcrumb';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { admin } from '../copy/admin.ts';
import { paths } from '../paths.ts';
import { AdminContainer } from './admin-container.tsx';
import * as css from './admin-page.css.ts';
import { PaletteButton } from './shortcuts/palette-button.tsx';

type AdminPageProps = {
  copy: { title: string; lead: ReactNode };
  /** The pages between the dashboard and this one. */
  trail?: readonly BreadcrumbLink[];
  /** For moving the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Rendered once the session is checked. */
  children?: ReactNode;
};

/** The frame of an admin page: title, lead and a breadcrumb. */
export function AdminPage({ copy, trail = [], titleRef, children }: AdminPageProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <AdminContainer>
        <Stack gap="l">
          <Stack gap="xxs">
            <Breadcrumb
              links={[{ label: admin.title, href: paths.admin }, ...trail]}
              current={copy.title}
            />
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
