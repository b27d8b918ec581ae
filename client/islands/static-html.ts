/**
 * HTML that the worker renders and no script takes over: its components are not in the browser's files. Safe: made by
 * the worker's own components, or sanitised.
 */
export interface StaticHtml {
  /** Id of the HTML in the document; equal HTML has an equal id. */
  staticHtml: string;
  /** Omitted in the data of a document that contains it. */
  html?: string;
}

export const noHtml: StaticHtml = { staticHtml: "", html: "" };
