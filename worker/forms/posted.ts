import { largestFile } from "../../shared/forms/file-rules.ts";
import { type FormValues, inputValues } from "../../shared/forms/input-values.ts";
import type { AppContext } from "../context.ts";
import { isJson } from "../page/wants-json.ts";
import { deadlines } from "../upstream/deadline.ts";
import { shortenForm } from "./shorten-form.ts";

export interface Posted {
  /** Empty for JSON and unreadable bodies. */
  data: FormData;
  values: FormValues;
  isReadable: boolean;
}

/**
 * Same body from plain forms and scripts. The sender's network is not the services': their time begins behind the body.
 *
 * @param json whether scripts may send JSON
 */
export async function readPosted(c: AppContext, options: { json?: boolean } = {}): Promise<Posted> {
  const { deadline } = c.var;
  deadline.restart(deadlines.body);
  const posted = await read(c, options);
  deadline.restart(deadlines.write);
  return posted;
}

async function read(c: AppContext, { json = false }): Promise<Posted> {
  if (json && isJson(c)) {
    const values = asValues(await c.req.json().catch(() => undefined));
    return { data: new FormData(), values: values ?? {}, isReadable: values !== undefined };
  }
  const data = isForm(c) ? await formOf(c).catch(() => undefined) : undefined;
  return data ? { data, values: inputValues(data), isReadable: true } : unread;
}

export const unread: Posted = { data: new FormData(), values: {}, isReadable: false };

/** A file that is cut is one byte too long, which its field then says. */
function formOf(c: AppContext): Promise<FormData | undefined> {
  return c.var.isLongForm ? shortenForm(c.req.raw, { fileBytes: largestFile + 1 }) : c.req.formData();
}

export const isMultipart = (c: AppContext): boolean =>
  /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");

const isForm = (c: AppContext) =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(c.req.header("content-type") ?? "");

/** Bytes: without a file. A limited post of this size is still read, to keep its draft. */
export const isSmallBody = (c: AppContext): boolean =>
  Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY) <= 32_000;

export function textField(data: FormData, name: string): string {
  return textOf(data.get(name));
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function asValues(body: unknown): FormValues | undefined {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : undefined;
}
