import type { Project } from '#contract/projects';
import { centsFromDecimal } from '#db/values/money';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { formatDay } from '../../format/dates.ts';
import { exactDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';

const { sections, fields } = copy;

/** One fact in words. Free text keeps its lines, a day has its instant. */
export type ProjectField = {
  term: string;
  text: string;
  isMissing: boolean;
  isText?: boolean;
  at?: string;
};
export type ProjectSectionContent = { title: string; facts: readonly ProjectField[] };

/** Everything known of a project in words, for the dialog and for the clipboard alike. */
export function projectSections(
  project: Project,
): Record<'business' | 'website' | 'project' | 'timeline', ProjectSectionContent> {
  return {
    business: {
      title: sections.business,
      facts: [
        free(fields.businessName, project.businessName),
        free(fields.contactPerson, project.contactPerson),
        free(fields.email, project.email),
        free(fields.phone, project.phone),
        free(fields.businessDescription, project.businessDescription),
        choice(fields.industry, project.industry),
      ],
    },
    website: {
      title: sections.website,
      facts: [
        free(fields.websiteGoals, project.websiteGoals),
        free(fields.targetAudience, project.targetAudience),
        choice(fields.websiteType, project.websiteType),
        choice(fields.designStyle, project.designStyle),
        choice(fields.colorPreferences, project.colorPreferences),
      ],
    },
    project: {
      title: sections.project,
      facts: [
        said(fields.status, statusOf(project.status).label),
        said(fields.contentProvided, project.contentProvided ? copy.yes : copy.no),
        said(fields.needsGraphics, project.needsGraphics ? copy.yes : copy.no),
        said(fields.paymentStatus, statusOf(project.paymentStatus).label),
        said(fields.amount, exactDollars(centsFromDecimal(project.amount))),
      ],
    },
    timeline: {
      title: sections.timeline,
      facts: [
        day(fields.createdAt, project.createdAt),
        day(fields.deliveryDeadline, project.deliveryDeadline),
        day(fields.reviewDeadline, project.reviewDeadline),
        ...(project.deliveredAt ? [day(fields.deliveredAt, project.deliveredAt)] : []),
      ],
    },
  };
}

function said(term: string, text: string): ProjectField {
  return { term, text: text, isMissing: false };
}

function free(term: string, text: string | null): ProjectField {
  const known = text?.trim();
  return { term, text: known || copy.notProvided, isMissing: !known, isText: true };
}

function choice(term: string, text: string | null): ProjectField {
  const known = text?.trim();
  return { term, text: known || copy.notSpecified, isMissing: !known };
}

function day(term: string, at: string | null): ProjectField {
  return {
    term,
    text: at ? formatDay(at) : copy.notSpecified,
    isMissing: !at,
    ...(at && { at }),
  };
}
