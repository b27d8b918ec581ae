declare module "virtual:client-assets" {
  interface ManifestChunk {
    file: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    src?: string;
  }
  export const assets: {
    dev: boolean;
    buildId: string;
    manifest: Record<string, ManifestChunk>;
    sheetFiles: Record<string, string>;
    styles: Record<string, string>;
    guardScripts: string;
    nameSheets: string;
    fetchAfterPaint: string;
    startAfterPaint: string;
    measurePage: string;
    importMap: string;
  };
}
