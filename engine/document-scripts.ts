export interface DocumentScripts {
  /** Address of the import map. */
  map: string;
  files: readonly string[];
}
