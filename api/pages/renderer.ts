/** What the built app offers to the server. Loaded by path: the API imports nothing of the app. */
export type Renderer = {
  render(request: {
    url: URL;
    readApi: (path: string) => Promise<Response>;
    assetsOf: AssetsOf;
  }): Promise<{ status: number; html: string }>;
  /** Pages with equal keys are equal bytes, until the catalogue changes. Null: kept by nobody. */
  pageKey(url: URL): string | null;
  renderErrorPage(origin: string, assets: Assets): string;
  /** The one inline script of the pages, for the policy's hash. */
  earlyEventsScript: string;
};

export type Assets = {
  entry: string | null;
  styles: string[];
  preloads: string[];
  fonts: string[];
  preamble?: string;
};

export type AssetsOf = (screen: { file: string; form?: boolean }) => Assets;
