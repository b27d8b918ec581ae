/**
 * A part of a page that the worker renders and no script ever takes over: its components are not in the browser's files.
 * Safe HTML, of the worker's own components or of text it has cleaned.
 */
export interface StaticHtml {
  /** Says in the document which HTML is this one. The same HTML has the same id. */
  staticHtml: string;
  /** Left out of the data of a document, in which it stands already. */
  html?: string;
}

/** Nothing to show. */
export const noHtml: StaticHtml = { staticHtml: "", html: "" };
