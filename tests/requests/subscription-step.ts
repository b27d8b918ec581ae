import { postFormsIn } from "../rigs/posted-forms.ts";
import type { Visitor } from "./visitor.ts";

export const stepPath = (id: number, change: string, more = ""): string =>
  `/mon-compte/mes-abonnements/${id}/?modifier=${change}${more}`;

export async function stepFieldsAt(browser: Visitor, path: string): Promise<Record<string, string>> {
  const { html } = await browser.visit(path);
  const { pathname, search } = new URL(path, "https://museau.example");
  const form = postFormsIn(html).find(({ action }) => action.startsWith(pathname + search));
  if (!form) throw new Error(`no form at ${path}`);
  return form.fields;
}

export async function takeStep(browser: Visitor, path: string, fields: Record<string, string> = {}) {
  return browser.post(path, { ...(await stepFieldsAt(browser, path)), ...fields });
}
