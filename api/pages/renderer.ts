/** The built app's server interface. Loaded by path, because the API does not import the app. */
export type Renderer = {
  render(request: {
    url: URL;
    readApi: (path: string) => Promise<Response>;
    assetsOf: AssetsOf;
  }): Promise<{ status: number; html: string }>;
  /** Pages with the same key are identical until the catalog changes. Null: not cached. */
  pageKey(url: URL): string | null;
  renderErrorPage(origin: string, assets: Assets): string;
  /** The pages' only inline script, for its hash in the content security policy. */
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
