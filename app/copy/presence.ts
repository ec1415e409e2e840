const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Who else types in a record. */
export const presence = {
  'record.editing': (names: string, count: number) => `${names} ${are(count)} editing`,
  'record.replying': (names: string, count: number) => `${names} ${are(count)} replying`,
} as const;
