import * as v from 'valibot';
import { line, lineText } from '../fields.ts';

/** The most points of a support package, and the length of each in characters. */
export const contentLimits = { points: 12, length: 80 } as const;

/** A list of points, one a line. */
export const content = v.pipe(
  v.array(lineText),
  v.minLength(1, 'Enter at least one point.'),
  v.maxLength(contentLimits.points, `Enter at most ${contentLimits.points} points.`),
  v.check(
    (points) => points.every((point) => point !== '' && !/\p{Cc}/u.test(point)),
    'Enter one item per line.',
  ),
  v.check(
    (points) => points.every((point) => point.length <= contentLimits.length),
    `A point can have at most ${contentLimits.length} characters.`,
  ),
);

/** One point. */
export const sentence = v.pipe(line(contentLimits.length), v.nonEmpty('Enter a text.'));

export const hours = v.pipe(
  v.number('Enter a number of hours.'),
  v.integer('Enter whole hours.'),
  v.minValue(1, 'Enter at least 1 hour.'),
  v.maxValue(720, 'Enter at most 720 hours.'),
);
