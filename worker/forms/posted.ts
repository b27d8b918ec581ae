import { type FormValues, inputValues } from "../../shared/forms/input-values.ts";
import type { AppContext } from "../context.ts";
import { isJson } from "../page/wants-json.ts";

/** What came with a request. */
export interface Posted {
  /** Empty where it was JSON, or nothing that can be read. */
  data: FormData;
  values: FormValues;
  isReadable: boolean;
}

/** The body of a plain form and of a script's call, which are the same. @param json whether a script may send JSON */
export async function readPosted(c: AppContext, { json = false } = {}): Promise<Posted> {
  if (json && isJson(c)) {
    const values = asValues(await c.req.json().catch(() => undefined));
    return { data: new FormData(), values: values ?? {}, isReadable: values !== undefined };
  }
  const data = isForm(c) ? await c.req.formData().catch(() => undefined) : undefined;
  return data ? { data, values: inputValues(data), isReadable: true } : unread;
}

export const unread: Posted = { data: new FormData(), values: {}, isReadable: false };

const isForm = (c: AppContext) =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(c.req.header("content-type") ?? "");

/** Without a file: who writes too often has his words kept, and nothing larger read. */
export const isShort = (c: AppContext): boolean =>
  Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY) <= 32_000;

/** A text that was posted; empty where there is none of that name. */
export function textField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function asValues(body: unknown): FormValues | undefined {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : undefined;
}
