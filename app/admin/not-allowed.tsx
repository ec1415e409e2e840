import { type AdminRole, explainRefusal, type Permission } from '#contract/permissions';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { EmptyState } from '#ui/empty-state';
import { Section } from '#ui/section';
import { notAllowed as copy } from '../copy/admin-people.ts';
import { paths } from '../paths.ts';

type NotAllowedProps = { role: AdminRole; permission: Permission };

/** Instead of a page that the admin's role may not open. */
export function NotAllowed({ role, permission }: NotAllowedProps) {
  return (
    <Section aria-label={copy.title} spacing="small">
      <Container>
        <EmptyState
          title={copy.title}
          level={1}
          actions={<ButtonLink href={paths.admin}>{copy.back}</ButtonLink>}
        >
          {explainRefusal(role, permission)}
        </EmptyState>
      </Container>
    </Section>
  );
}
