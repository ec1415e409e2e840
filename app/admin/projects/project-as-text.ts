import type { Project } from '#contract/projects';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { plainText } from '../../format/plain-text.ts';
import { type ProjectSectionContent, projectSections } from './project-sections.ts';

/** Everything of a project as plain text, to be pasted into a mail or a note. */
export function formatProjectAsText(project: Project): string {
  const { business, website, project: details, timeline } = projectSections(project);
  const additional =
    (project.additionalRequirements && plainText(project.additionalRequirements)) ||
    copy.notProvided;
  return [
    `${copy.fields.projectId}: ${project.projectId}`,
    written(business),
    written(website),
    written(details),
    `${headline(copy.sections.additional)}\n${additional}`,
    written(timeline),
  ].join('\n\n');
}

function written({ title, facts }: ProjectSectionContent): string {
  return [headline(title), ...facts.map(({ term, text }) => `${term}: ${text}`)].join('\n');
}

function headline(title: string): string {
  return `${title}\n${'-'.repeat(title.length)}`;
}
