import type { Project } from '#contract/projects';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { plainText } from '../../format/plain-text.ts';
import { type ProjectSectionContent, projectSections } from './project-sections.ts';

/** All details of a project as plain text, for pasting into an email or a note. */
export function formatProjectAsText(project: Project): string {
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
