import type { Project } from '#contract/projects';
import { centsFromDecimal } from '#db/values/money';
import { projectDetails as copy } from '../../copy/admin-projects.ts';
import { formatDay } from '../../format/dates.ts';
import { displayAddress } from '../../format/email-address.ts';
import { exactMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';

const { sections, fields } = copy;

/** A formatted field. `isText` keeps line breaks, `at` is the instant of a date. */
export type ProjectField = {
  term: string;
  text: string;
  isMissing: boolean;
  isText?: boolean;
  at?: string;
};
export type ProjectSectionContent = { title: string; values: readonly ProjectField[] };

/** A project's formatted details, for the dialog and the clipboard. */
export function projectSections(
  project: Project,
): Record<'business' | 'website' | 'project' | 'timeline', ProjectSectionContent> {
  return {
    business: {
      title: sections.business,
      values: [
        free(fields.businessName, project.businessName),
        free(fields.contactPerson, project.contactPerson),
        free(fields.email, displayAddress(project.email)),
        free(fields.phone, project.phone),
        free(fields.businessDescription, project.businessDescription),
        choice(fields.industry, project.industry),
      ],
    },
    website: {
      title: sections.website,
      values: [
        free(fields.websiteGoals, project.websiteGoals),
        free(fields.targetAudience, project.targetAudience),
        choice(fields.websiteType, project.websiteType),
        choice(fields.designStyle, project.designStyle),
        choice(fields.colorPreferences, project.colorPreferences),
      ],
    },
    project: {
      title: sections.project,
      values: [
        said(fields.status, statusOf(project.status).label),
        said(fields.contentProvided, project.contentProvided ? copy.yes : copy.no),
        said(fields.needsGraphics, project.needsGraphics ? copy.yes : copy.no),
        said(fields.paymentStatus, statusOf(project.paymentStatus).label),
        said(fields.amount, exactMoney(centsFromDecimal(project.amount))),
      ],
    },
    timeline: {
      title: sections.timeline,
      values: [
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
