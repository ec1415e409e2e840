export type AppliedMigration = { hash: string; createdAt: number };

/** The newest migration of the versions before 0.1.0. It left the schema that the first one makes now. */
export const lastBeforeRelease: AppliedMigration = {
  hash: '9db899e43dd24706c84c4ad619393695b5f276de6a0423cf2eb55b9d02f79e78',
  createdAt: 1_795_902_675_954,
};

export const olderThanRelease =
  'The database is from a version before 0.1.0 that this one can’t migrate: start the last version before 0.1.0 with it once, as docs/deployment.md describes under “Upgrade”, then start this one.';

/**
 * Whether the first migration only needs to be recorded.
 *
 * @param applied the oldest first
 */
export function hasFirstSchema(applied: AppliedMigration[]): boolean {
  const newest = applied.at(-1);
  const { hash, createdAt } = lastBeforeRelease;
  return newest?.hash === hash && newest.createdAt === createdAt;
}
