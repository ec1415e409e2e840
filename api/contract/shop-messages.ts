import * as v from 'valibot';
import { findVariables, listVariables } from './canned-variables.ts';
import { orAbsent } from './fields.ts';
import { NewTicketMessage } from './ticket-messages.ts';

/**
 * A message by the shop, without variables that are not filled in. `readUpTo`: the id of the last message
 * that the author has seen, 0 for none; a reply is refused if another admin has replied since. Internal
 * notes are always accepted. `resolve`: a reply that also resolves the ticket, unless the customer has
 * written since.
 */
export const NewShopMessage = v.object({
  ...NewTicketMessage.entries,
  message: v.pipe(
    NewTicketMessage.entries.message,
    v.check(
      (text) => findVariables(text).length === 0,
      ({ input }) => `Fill in ${listVariables(findVariables(input))} before you send this.`,
    ),
  ),
  internal: v.nullish(v.boolean(), false),
  readUpTo: orAbsent(v.pipe(v.number(), v.integer())),
  resolve: v.nullish(v.boolean(), false),
});
export type NewShopMessage = v.InferOutput<typeof NewShopMessage>;
