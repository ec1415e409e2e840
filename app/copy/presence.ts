const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Who else has a record open. */
export const presence = {
  viewing: (names: string, count: number) => `${names} ${are(count)} viewing`,
  editing: (names: string, count: number) => `${names} ${are(count)} editing`,
  replying: (names: string, count: number) => `${names} ${are(count)} replying`,
} as const;
