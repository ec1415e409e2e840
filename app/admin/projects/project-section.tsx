import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { Day } from '../../format/day.tsx';
import { UserText } from '../../format/user-text.tsx';
import { DetailSection } from '../detail-section.tsx';
import type { ProjectField, ProjectSectionContent } from './project-sections.ts';

export function ProjectSection({ title, values }: ProjectSectionContent) {
  return (
    <DetailSection title={title}>
      <DescriptionList
        items={values.map((field) => ({ term: field.term, detail: renderField(field) }))}
      />
    </DetailSection>
  );
}

function renderField({ text, isMissing, isText, at }: ProjectField) {
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
