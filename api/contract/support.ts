import * as v from 'valibot';
import { type CustomerType, customerTypes } from '#db/values/enumerations';
import { emailAddress, lengths, line, lines, optionalLine } from './fields.ts';

/** What each kind of visitor may ask about. */
export const inquiryTypes = {
  existing: [
    'Technical Issue',
    'Website Changes',
    'Billing Question',
    'Delivery Status',
    'Account Access',
    'Other Support Issue',
  ],
  new: [
    'General Information',
    'Pricing Questions',
    'Service Details',
    'Custom Requirements',
    'Partnership Opportunities',
    'Other Sales Inquiry',
  ],
} as const satisfies Record<CustomerType, readonly string[]>;

/** Sooner after the form was shown nobody can have filled it in. */
export const minSubmitMs = 3_000;

/** What a visitor writes in the public form. */
export const SupportRequest = v.pipe(
  v.object({
    customerType: v.picklist(customerTypes),
    inquiryType: v.pipe(line(lengths.name), v.nonEmpty()),
    email: emailAddress(),
    /** Required of existing customers, kept as typed. */
    projectId: optionalLine(lengths.name),
    subject: v.pipe(line(lengths.subject), v.nonEmpty()),
    message: v.pipe(lines(lengths.message), v.nonEmpty()),
    /** A field that people do not see: whatever fills it is a program. */
    website: v.nullish(v.string(), ''),
    /** How long the form had been shown; too short a time gives a program away. */
    elapsedMs: v.nullish(v.number()),
  }),
  v.forward(
    v.partialCheck(
      [['customerType'], ['inquiryType']],
      ({ customerType, inquiryType }) =>
        (inquiryTypes[customerType] as readonly string[]).includes(inquiryType),
      'Invalid enum value',
    ),
    ['inquiryType'],
  ),
  v.forward(
    v.partialCheck(
      [['customerType'], ['projectId']],
      ({ customerType, projectId }) => customerType === 'new' || projectId !== null,
      'Required',
    ),
    ['projectId'],
  ),
);
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

/** The answer to {@link SupportRequest}; the same for what looks like spam. */
export const SupportAnswer = v.object({ ticketId: v.string() });
export type SupportAnswer = v.InferOutput<typeof SupportAnswer>;
