declare module "virtual:client-assets" {
  interface ManifestChunk {
    file: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    src?: string;
  }
  /** Files of the client's build. */
  export const assets: {
    dev: boolean;
    buildId: string;
    manifest: Record<string, ManifestChunk>;
    /** The style sheet of the build that has the styles of a source. */
    sheetFiles: Record<string, string>;
    /** The text of the style sheets, by file of the build; in development by path. */
    styles: Record<string, string>;
    /** Source of a function that takes a pattern of addresses (scripts/inline-scripts.ts). */
    guardScripts: string;
    /** Source of a function that takes the names of a page's style sheets. */
    nameSheets: string;
    /** Source of a function that takes a page's scripts. */
    fetchAfterPaint: string;
    startAfterPaint: string;
    /** Source of a function that takes `MeasureSettings` (shared/measure/report.ts). */
    measurePage: string;
  };
}
