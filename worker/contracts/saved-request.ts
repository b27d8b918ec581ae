import * as z from "zod/mini";
import type { ContractRequest } from "../../shared/contract/contract-href.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import { compact, expand } from "../forms/compact-text.ts";
import { parseJson } from "../parse-json.ts";
import { longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isSigned, sign } from "../signature.ts";

/** Seconds. */
const draftMaxAge = 15 * 60;
/** Seconds, of a receipt, and of an attempt that came to an outage. */
const receiptMaxAge = 24 * 60 * 60;

/** Bytes. */
const longestRequest = 64_000;

const savedSchema = z.object({
  request: z.enum(["termination", "withdrawal"]),
  /** Another one on the same machine does not see it. */
  customer: z.string(),
  /** In the address of the form. */
  number: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** ISO 8601: of the first attempt that the API did not answer. */
  attemptedAt: z.optional(z.string()),
  receipt: z.optional(
    z.object({
      reference: z.string(),
      receivedAt: z.string(),
      rows: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
});

/** Kept in the visitor's browser alone: what was filled in, tried and received. Signed: it is shown as a receipt. */
export type SavedRequest = z.infer<typeof savedSchema>;

export async function saveRequest(
  c: AppContext,
  request: ContractRequest,
  saved: { number: string; inputs: FormInputs } & Pick<SavedRequest, "attemptedAt" | "receipt">,
): Promise<void> {
  const text = await compact(JSON.stringify({ request, customer: customerOf(c), ...saved }));
  const value = `${text}.${await sign(secretOf(c), signedText(text))}`;
  if (value.length > longestValue) c.var.log.warn("contract request not saved", { length: value.length });
  else
    writeCookie(
      c,
      "contractRequest",
      value,
      saved.attemptedAt || saved.receipt ? receiptMaxAge : draftMaxAge,
    );
}

export async function readSavedRequest(
  c: AppContext,
  request: ContractRequest,
): Promise<SavedRequest | undefined> {
  const [text = "", signature = ""] = readCookie(c, "contractRequest")?.split(".") ?? [];
  if (!(await isSigned(secretOf(c), signedText(text), signature))) return undefined;
  const saved = parseJson(await expand(text, longestRequest), savedSchema);
  return saved?.request === request && saved.customer === customerOf(c) ? saved : undefined;
}

const customerOf = (c: AppContext) => readCookie(c, "customerUri") ?? "";
const secretOf = (c: AppContext) => c.var.configuration.botCheck.secret;
const signedText = (text: string) => `contract request ${text}`;
