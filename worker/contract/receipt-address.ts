import * as z from "zod/mini";
import { type ContractRequest, contractHref } from "../../shared/contract/contract-href.ts";
import type { AppContext, Services } from "../context.ts";
import { parseJson } from "../parse-json.ts";
import { isSigned, sign } from "../signature.ts";
import type { ContractReceipt } from "../upstream/ecommerce/contract-calls.ts";

const receiptSchema = z.tuple([z.string(), z.number()]);
const alphabet = "base64url";

/** Signed, so that a link cannot claim a receipt that was never given; works without cookies. */
export async function receiptHref(
  services: Services<"configuration">,
  request: ContractRequest,
  { reference, receivedAt }: ContractReceipt,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([reference, receivedAt.getTime()]));
  const text = bytes.toBase64({ alphabet, omitPadding: true });
  const signature = await sign(secretOf(services), signedText(request, text));
  return `${contractHref(request)}?accuse=${text}.${signature}`;
}

export async function readReceiptAddress(
  c: AppContext,
  request: ContractRequest,
): Promise<ContractReceipt | undefined> {
  const [text = "", signature = ""] = c.req.query("accuse")?.split(".") ?? [];
  if (!(await isSigned(secretOf(c.var), signedText(request, text), signature))) return undefined;
  const json = new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet }));
  const [reference, moment] = parseJson(json, receiptSchema) ?? [];
  return reference && moment ? { reference, receivedAt: new Date(moment) } : undefined;
}

const secretOf = ({ configuration }: Services<"configuration">) => configuration.botCheck.secret;
const signedText = (request: ContractRequest, text: string) => `${request} received ${text}`;
