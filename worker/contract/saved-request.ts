import * as z from "zod/mini";
import type { ContractRequest } from "../../shared/contract/contract-href.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { compact, expand } from "../forms/compact-text.ts";
import { parseJson } from "../parse-json.ts";
import { type CookieName, clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isSigned, sign } from "../signature.ts";

/** Seconds. */
const draftMaxAge = 15 * 60;
const receiptMaxAge = 24 * 60 * 60;

const longestRequest = 64_000;

const cookieNames: Record<ContractRequest, CookieName> = {
  termination: "terminationRequest",
  withdrawal: "withdrawalRequest",
};

const draftSchema = z.object({
  number: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  savedAt: z.number(),
  attemptedAt: z.optional(z.string()),
});

const receiptSchema = z.object({
  savedAt: z.number(),
  reference: z.string(),
  /** ISO 8601, by the API's clock; `savedAt` is by ours. */
  receivedAt: z.string(),
  attemptedAt: z.optional(z.string()),
  rows: z.array(z.tuple([z.string(), z.string()])),
  email: z.string(),
});

const savedSchema = z.object({
  /** Another customer on the same device must not see the saved request. */
  customer: z.string(),
  draft: z.optional(draftSchema),
  receipt: z.optional(receiptSchema),
});

export type RequestDraft = z.infer<typeof draftSchema>;
export type SavedReceipt = z.infer<typeof receiptSchema>;

type UnsavedDraft = Omit<RequestDraft, "savedAt" | "inputs"> & { inputs: FormInputs };

/** Signed, because the saved request is shown as a receipt. */
interface SavedRequest {
  draft?: RequestDraft | undefined;
  receipt?: SavedReceipt | undefined;
}

export async function saveRequest(
  c: AppContext,
  request: ContractRequest,
  { draft, receipt }: { draft?: UnsavedDraft; receipt?: SavedReceipt | undefined },
): Promise<void> {
  const saved = { draft: draft && { ...draft, savedAt: clock.now() }, receipt };
  const text = await compact(JSON.stringify({ customer: customerOf(c), ...saved }));
  const value = `${text}.${await sign(secretOf(c.var), signedText(request, text))}`;
  if (value.length > longestValue) c.var.log.warn("contract request not saved", { length: value.length });
  else {
    const maxAge = receipt ? receiptMaxAge : draft ? maxAgeOf(draft) : 0;
    writeCookie(c, cookieNames[request], value, maxAge);
  }
}

export async function readSavedRequest(c: AppContext, request: ContractRequest): Promise<SavedRequest> {
  const [text = "", signature = ""] = readCookie(c, cookieNames[request])?.split(".") ?? [];
  if (!(await isSigned(secretOf(c.var), signedText(request, text), signature))) return {};
  const saved = parseJson(await expand(text, longestRequest), savedSchema);
  if (saved?.customer !== customerOf(c)) return {};
  const { draft, receipt } = saved;
  return { draft: draft && isFresh(draft) ? draft : undefined, receipt };
}

export const eraseSavedRequest = (c: AppContext, request: ContractRequest): void =>
  clearCookie(c, cookieNames[request]);

const maxAgeOf = ({ attemptedAt }: Pick<RequestDraft, "attemptedAt">) =>
  attemptedAt ? receiptMaxAge : draftMaxAge;

const isFresh = (draft: RequestDraft) => clock.now() - draft.savedAt < maxAgeOf(draft) * 1000;

const customerOf = (c: AppContext) => readCookie(c, "customerUri") ?? "";
const secretOf = ({ configuration }: Services<"configuration">) => configuration.botCheck.secret;
const signedText = (request: ContractRequest, text: string) => `${request} request ${text}`;
