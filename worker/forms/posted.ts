import { type FormValues, inputValues } from "../../shared/forms/input-values.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { TooLarge } from "../page/page.ts";
import { isJson } from "../page/wants-json.ts";
import { deadlines } from "../upstream/deadline.ts";
import { type ShortForm, shortenForm } from "./shorten-form.ts";

export interface Posted {
  data: FormData;
  values: FormValues;
  isReadable: boolean;
  /** `text`: beyond every form's limit. `rest`: fields after an oversized file were not read. */
  excess?: "text" | "rest";
}

export interface ReadOptions {
  json?: boolean;
  fileBytes?: number;
}

const longestText = 64_000;

/** Bytes; a longer text than the form allows is still read up to here, so that it can be shown again. */
const longestDraft = 256_000;

const mostFields = 200;

/** Restarts the deadline after the body, which may arrive over a slow network. @throws TooLarge */
export async function readPosted(c: AppContext, options: ReadOptions = {}): Promise<Posted> {
  const { deadline } = c.var;
  deadline.restart(deadlines.body);
  try {
    return await read(c.req, options);
  } finally {
    deadline.restart(deadlines.write);
  }
}

async function read(req: AppRequest, { json = false, fileBytes = 0 }: ReadOptions): Promise<Posted> {
  if (json && isJson(req)) {
    const values = asValues(await req.json().catch(() => undefined));
    return { data: new FormData(), values: values ?? {}, isReadable: values !== undefined };
  }
  const form = await formOf(req, fileBytes).catch(() => undefined);
  if (form === "too-long") throw new TooLarge(`Payload Too Large: ${req.path}`);
  if (form === "too-many") return { ...unread, excess: "text" };
  return form ? postedOf(form) : unread;
}

export const unread: Posted = { data: new FormData(), values: {}, isReadable: false };

function formOf(req: AppRequest, fileBytes: number): ReturnType<typeof shortenForm> {
  const type = req.header("content-type") ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return encodedForm(req);
  return shortenForm(req.raw, {
    fileBytes,
    textBytes: longestDraft,
    parts: mostFields,
    bodyBytes: longestDraft + 1.2 * fileBytes,
  });
}

async function encodedForm(req: AppRequest): ReturnType<typeof shortenForm> {
  if (Number(req.header("content-length") ?? 0) > longestDraft) return "too-long";
  const decoder = new TextDecoder();
  let text = "";
  let textBytes = 0;
  for await (const chunk of req.raw.body ?? []) {
    textBytes += chunk.length;
    if (textBytes > longestDraft) return "too-long";
    text += decoder.decode(chunk, { stream: true });
  }
  if (text.split("&", mostFields + 1).length > mostFields) return "too-many";
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text + decoder.decode())) form.append(name, value);
  return { form, textBytes, isWhole: true };
}

function postedOf({ form: data, textBytes, isWhole }: ShortForm): Posted {
  const excess = textBytes > longestText ? "text" : isWhole ? undefined : "rest";
  return { data, values: inputValues(data), isReadable: true, ...(excess && { excess }) };
}

/** Bytes. */
export const isSmallBody = (req: AppRequest): boolean =>
  Number(req.header("content-length") ?? Number.POSITIVE_INFINITY) <= 32_000;

export function textField(data: FormData, name: string): string {
  return textOf(data.get(name));
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function asValues(body: unknown): FormValues | undefined {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : undefined;
}
