import type { Project } from '#contract/projects';
import { Button } from '#ui/button';
import { CopyButton } from '#ui/copy-field';
import { Dialog } from '#ui/dialog';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listCopy } from '../../copy/admin-list.ts';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { RichText } from '../../format/rich-text.tsx';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';
import { formatProjectAsText } from './project-as-text.ts';
import { ProjectSection } from './project-section.tsx';
import { projectSections } from './project-sections.ts';

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
