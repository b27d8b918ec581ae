declare module "virtual:client-assets" {
  interface ManifestChunk {
    file: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    src?: string;
  }
  /** Files of the client's build; in development the style sheets' text by path. */
  export const assets: {
    dev: boolean;
    buildId: string;
    manifest: Record<string, ManifestChunk>;
    /** By screen: files of the manifest whose style sheets its first view needs, and no more. */
    writtenParts: Record<string, readonly string[]>;
    styles: Record<string, string>;
  };
}
