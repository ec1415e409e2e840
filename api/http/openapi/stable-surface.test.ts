import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { defineEndpoint, type Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { describeApi } from './describe.ts';
import released from './stable-surface.json';
import { findShrinkage, type StableSurface, stableSurfaceOf } from './stable-surface.ts';

const surfaceOf = (table: Record<string, Endpoint>) => stableSurfaceOf(describeApi('', table));

test('keeps all that programs could rely on in the last release', () => {
  const before: StableSurface = released;
  expect(findShrinkage(before, surfaceOf(endpoints))).toEqual([]);
});

const Kind = v.picklist(['small', 'large']);
const Size = v.object({ width: v.number(), unit: v.optional(v.string()) });
const body = v.object({ name: v.string(), kind: v.optional(Kind), size: v.optional(Size) });
const answer = v.array(v.object({ id: v.number(), kind: Kind, note: v.nullable(v.string()) }));
const before = { name: 'POST /api/boxes', programs: 'stable' as const, body, answer };

const make = ({ name, programs, body, answer }: typeof before | Loose) =>
  surfaceOf({
    box: defineEndpoint(name as 'POST /api/boxes', {
      summary: 'Make boxes',
      access: 'anyone',
      programs,
      body,
      answers: { 200: answer },
    }),
  });
type Loose = {
  name: string;
  programs: 'stable' | 'internal';
  body: v.GenericSchema;
  answer: v.GenericSchema;
};

const item = answer.item.entries;
const shrunk: [sentence: string, change: Partial<Loose>][] = [
  ['is no longer a stable endpoint.', { name: 'POST /api/crates' }],
  ['is no longer a stable endpoint.', { programs: 'internal' }],
  ['no longer takes body.kind.', { body: v.omit(body, ['kind']) }],
  [
    'no longer takes "large" as body.kind.',
    { body: v.object({ ...body.entries, kind: v.optional(v.picklist(['small'])) }) },
  ],
  ['no longer takes string as body.name.', { body: v.object({ ...body.entries, name: Kind }) }],
  ['now requires body.kind.', { body: v.object({ ...body.entries, kind: Kind }) }],
  ['now requires body.color.', { body: v.object({ ...body.entries, color: v.string() }) }],
  [
    'now requires body.size.unit.',
    { body: v.object({ ...body.entries, size: v.optional(v.required(Size)) }) },
  ],
  ['no longer answers 200[].note.', { answer: v.array(v.omit(answer.item, ['note'])) }],
  [
    'may now leave out 200[].note.',
    { answer: v.array(v.object({ ...item, note: v.optional(item.note) })) },
  ],
  [
    'now answers null as 200[].id, which was number.',
    { answer: v.array(v.object({ ...item, id: v.nullable(v.number()) })) },
  ],
];

test.each(shrunk)('finds that an endpoint %s', (sentence, change) => {
  expect(findShrinkage(make(before), make({ ...before, ...change }))).toEqual([
    `POST /api/boxes ${sentence}`,
  ]);
});

test('finds a status that is gone', () => {
  const { 'POST /api/boxes': now } = make(before);
  if (!now) throw new Error('No surface');
  const then = { 'POST /api/boxes': { ...now, statuses: `${now.statuses} 410` } };
  expect(findShrinkage(then, make(before))).toEqual(['POST /api/boxes no longer answers 410.']);
});

test('lets an endpoint grow', () => {
  const grown = {
    body: v.object({
      ...body.entries,
      name: v.union([v.string(), v.number()]),
      kind: v.optional(v.picklist(['small', 'large', 'huge'])),
      place: v.optional(v.object({ street: v.string() })),
    }),
    answer: v.array(
      v.object({
        ...item,
        kind: v.picklist(['small', 'large', 'huge']),
        note: v.string(),
        madeAt: v.string(),
      }),
    ),
  };
  expect(findShrinkage(make(before), make({ ...before, ...grown }))).toEqual([]);
});
