/** HTML that only the worker renders, by its own components or sanitised; no script hydrates it. */
export interface StaticHtml {
  staticHtml: string;
  html?: string;
}

export const noHtml: StaticHtml = { staticHtml: "", html: "" };
