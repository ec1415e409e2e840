import type { Project } from '#contract/projects';
import { Button } from '#ui/button';
import { CopyButton } from '#ui/copy-field';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listCopy } from '../../copy/admin-list.ts';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { Day } from '../../format/date-time.tsx';
import { plainText } from '../../format/plain-text.ts';
import { RichText } from '../../format/rich-text.tsx';
import { UserText } from '../../format/user-text.tsx';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';
import {
  type ProjectField,
  type ProjectSectionContent,
  projectSections,
} from './project-sections.ts';

export type ProjectDialogProps = {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Fixed state of the copy button, for stories. */
  copied?: boolean;
};

/** A project's details, with a button to copy them. */
export function ProjectDialog({ project, open, onOpenChange, copied }: ProjectDialogProps) {
  const toast = useToast();
  const { business, website, project: details, timeline } = projectSections(project);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={project.businessName}
      description={project.projectId}
      size="large"
      actions={
        <>
          <CopyButton
            text={formatProjectAsText(project)}
            size="medium"
            onFail={() => toast({ tone: 'critical', ...copy.copyFailed })}
            {...(copied && { copied })}
          >
            {copy.copyButton}
          </CopyButton>
          <Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>
        </>
      }
    >
      <Stack gap="l">
        <ProjectSection {...business} />
        <ProjectSection {...website} />
        <ProjectSection {...details} />
        <DetailSection title={copy.sections.additional}>
          {project.additionalRequirements ? (
            <RichText html={project.additionalRequirements} />
          ) : (
            <Text tone="soft">{copy.notProvided}</Text>
          )}
        </DetailSection>
        <ProjectSection {...timeline} />
      </Stack>
    </Dialog>
  );
}

/** All details of a project as plain text, for pasting into an email or a note. */
function formatProjectAsText(project: Project): string {
  const { business, website, project: details, timeline } = projectSections(project);
  const additional =
    (project.additionalRequirements && plainText(project.additionalRequirements)) ||
    copy.notProvided;
  return [
    `${copy.fields.projectId}: ${project.projectId}`,
    formatSection(business),
    formatSection(website),
    formatSection(details),
    `${underline(copy.sections.additional)}\n${additional}`,
    formatSection(timeline),
  ].join('\n\n');
}

function formatSection({ title, values }: ProjectSectionContent): string {
  return [underline(title), ...values.map(({ term, text }) => `${term}: ${text}`)].join('\n');
}

function underline(title: string): string {
  return `${title}\n${'-'.repeat(title.length)}`;
}

function ProjectSection({ title, values }: ProjectSectionContent) {
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
