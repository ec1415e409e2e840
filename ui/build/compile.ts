import { build, type InlineConfig, type Rolldown } from 'vite';

/** Builds with Vite, without the app's own configuration. The caller writes the files. */
export async function compile(
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  return [result].flat().flatMap((built) => ('output' in built ? built.output : []));
}
