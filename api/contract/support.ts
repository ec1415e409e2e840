import * as v from 'valibot';
import { type CustomerType, customerTypes } from '#db/values/enumerations';
import { emailAddress, lengths, line, lines, optionalLine } from './fields.ts';

/** The topics by kind of customer. */
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

/** The minimum time to fill in the form; faster submissions are spam. */
export const minSubmitMs = 3_000;

/** The public support form. */
export const SupportRequest = v.pipe(
  v.object({
    customerType: v.picklist(customerTypes),
    inquiryType: v.pipe(line(lengths.name), v.nonEmpty()),
    email: emailAddress(),
    /** Required for existing customers; stored as typed. */
    projectId: optionalLine(lengths.name),
    subject: v.pipe(line(lengths.subject), v.nonEmpty()),
    message: v.pipe(lines(lengths.message), v.nonEmpty()),
    /** A honeypot: hidden from people, so only bots fill it in. */
    website: v.nullish(v.string(), ''),
    /** How long the form was shown; a very short time suggests a bot. */
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

/** The answer to {@link SupportRequest}, also for suspected spam. */
export const SupportAnswer = v.object({ ticketId: v.string() });
export type SupportAnswer = v.InferOutput<typeof SupportAnswer>;
