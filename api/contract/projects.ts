import * as v from 'valibot';
import { paymentStatuses, projectStatuses } from '#db/values/enumerations';
import { amountInput } from './amounts.ts';
import {
  emailAddress,
  instantText,
  lengths,
  line,
  moneyText,
  optionalLine,
  optionalLines,
  orAbsent,
} from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

/** A brief of the former custom-website service, as admins see it. */
export const Project = v.object({
  id: v.number(),
  projectId: v.string(),
  businessName: v.string(),
  contactPerson: v.string(),
  email: v.string(),
  /** The id of the customer or guest with that address; null: there is none. */
  customer: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  businessDescription: v.nullable(v.string()),
  websiteGoals: v.nullable(v.string()),
  targetAudience: v.nullable(v.string()),
  industry: v.nullable(v.string()),
  websiteType: v.nullable(v.string()),
  designStyle: v.nullable(v.string()),
  colorPreferences: v.nullable(v.string()),
  contentProvided: v.boolean(),
  needsGraphics: v.boolean(),
  /** HTML without anything but bare elements of text. */
  additionalRequirements: v.nullable(v.string()),
  paymentStatus: v.picklist(paymentStatuses),
  stripePaymentIntentId: v.nullable(v.string()),
  stripeSubscriptionId: v.nullable(v.string()),
  stripeCustomerId: v.nullable(v.string()),
  amount: moneyText,
  status: v.picklist(projectStatuses),
  deliveryDeadline: v.nullable(instantText),
  reviewDeadline: v.nullable(instantText),
  /** When it was first delivered. */
  deliveredAt: v.nullable(instantText),
  /** Counts the changes. */
  version: v.number(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type Project = v.InferOutput<typeof Project>;

export const ProjectList = v.array(Project);

/** Projects without a deadline are sorted last. */
export const projectSorts = ['createdAt', 'businessName', 'deliveryDeadline'] as const;

export const ProjectListQuery = v.strictObject({
  ...listQuery({ statuses: projectStatuses, sorts: projectSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type ProjectListQuery = v.InferOutput<typeof ProjectListQuery>;

/** Any status may follow any other. */
export const ProjectStatusChange = v.object({
  status: v.picklist(projectStatuses),
  /**
   * The version that was read; the change is refused if there is a newer one. Every screen sends it;
   * programs may leave it out.
   */
  version: orAbsent(v.pipe(v.number(), v.integer())),
});
export type ProjectStatusChange = v.InferOutput<typeof ProjectStatusChange>;

/** A project of the seed or of an import; the shop adds ids, deadlines and timestamps. */
export const NewProject = v.object({
  businessName: v.pipe(line(lengths.name), v.nonEmpty()),
  contactPerson: v.pipe(line(lengths.name), v.nonEmpty()),
  email: emailAddress(),
  phone: optionalLine(lengths.phone),
  businessDescription: optionalLines(lengths.description),
  websiteGoals: optionalLines(lengths.description),
  targetAudience: optionalLines(lengths.description),
  industry: optionalLine(lengths.name),
  websiteType: optionalLine(lengths.name),
  designStyle: optionalLine(lengths.name),
  colorPreferences: optionalLine(lengths.name),
  contentProvided: v.nullish(v.boolean(), false),
  needsGraphics: v.nullish(v.boolean(), false),
  /** HTML, which the shop sanitizes. */
  additionalRequirements: optionalLines(lengths.description),
  paymentStatus: v.nullish(v.picklist(paymentStatuses), 'pending'),
  stripePaymentIntentId: optionalLine(lengths.name),
  stripeSubscriptionId: optionalLine(lengths.name),
  stripeCustomerId: optionalLine(lengths.name),
  /** Read as cents. */
  amount: v.nullish(amountInput({ min: () => 0 }), '199.00'),
  status: v.nullish(v.picklist(projectStatuses), 'submitted'),
});
export type NewProject = v.InferOutput<typeof NewProject>;
export type NewProjectInput = v.InferInput<typeof NewProject>;
