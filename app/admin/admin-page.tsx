import { type ReactNode, type RefObject, useId } from 'react';
import { Breadcrumb, type BreadcrumbLink } from '#ui/breadcrumb';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import * as css from './admin-page.css.ts';

type AdminContainerProps = {
  'aria-labelledby': string;
  /** On wide screens; what comes last in it takes the room that is left. */
  fillsWindow?: boolean;
  children: ReactNode;
};

export type AdminPageProps = {
  copy: { title: string; lead: ReactNode };
  /** The pages above this one. The bar says the part of the admin area. */
  trail?: readonly BreadcrumbLink[];
  /** What the breadcrumb calls this page, if that isn’t its title: the number of a ticket. */
  current?: string;
  /** Shown at the end of the line of the breadcrumb. */
  aside?: ReactNode;
  /** As high as the window, on wide screens: the content scrolls in itself. */
  fillsWindow?: boolean;
  /** For moving the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Rendered once the session is checked. */
  children?: ReactNode;
};

/** The frame of an admin page: the way up, title and lead. */
export function AdminPage(props: AdminPageProps) {
  const { copy, trail = [], current = copy.title, aside, titleRef, children } = props;
  const titleId = useId();
  return (
    <AdminContainer aria-labelledby={titleId} fillsWindow={props.fillsWindow ?? false}>
      <Stack gap="m">
        <Stack gap="none">
          {(trail.length > 0 || aside) && (
            <Inline justify="between" gap="xs">
              {trail.length > 0 && (
                <div className={css.trail}>
                  <Breadcrumb links={trail} current={current} />
                </div>
              )}
              {aside}
            </Inline>
          )}
          <div className={css.head}>
            <Heading
              level={1}
              size={3}
              id={titleId}
              {...(titleRef && { ref: titleRef, focusable: true })}
            >
              {copy.title}
            </Heading>
            <Text tone="soft">{copy.lead}</Text>
          </div>
        </Stack>
        {children}
      </Stack>
    </AdminContainer>
  );
}

/** The content of an admin page. Tables need more width than a page of text. */
export function AdminContainer({ fillsWindow = false, ...section }: AdminContainerProps) {
  return <section {...section} className={fillsWindow ? css.filling : css.container} />;
}
