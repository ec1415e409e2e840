import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { Day } from '../../format/day.tsx';
import { UserText } from '../../format/user-text.tsx';
import { DetailSection } from '../detail-section.tsx';
import type { ProjectField, ProjectSectionContent } from './project-sections.ts';

/** A part of the project's dialog. */
export function ProjectSection({ title, facts }: ProjectSectionContent) {
  return (
    <DetailSection title={title}>
      <DescriptionList items={facts.map((fact) => ({ term: fact.term, detail: shown(fact) }))} />
    </DetailSection>
  );
}

/** What is missing is said more quietly than what is there. */
function shown({ text, isMissing, isText, at }: ProjectField) {
  if (isMissing) {
    return (
      <Text as="span" tone="soft">
        {text}
      </Text>
    );
  }
  if (at) return <Day at={at} />;
  return isText ? <UserText>{text}</UserText> : <bdi>{text}</bdi>;
}
