import * as v from 'valibot';
import { timeZones } from '../time-zones.ts';

/** How the analytics and the days of lists count: a day starts at midnight there. */
export const ReportsSettings = v.object({
  timeZone: v.picklist(timeZones, 'Choose a time zone of the list.'),
});
export type ReportsSettings = v.InferOutput<typeof ReportsSettings>;
