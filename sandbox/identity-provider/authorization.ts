import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { issuerOf } from "./id-token.ts";

const text = z.catch(z.string(), "");

const requestSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  scope: text,
  state: text,
  nonce: text,
  code_challenge: text,
  code_challenge_method: text,
});

export type AuthorizationRequest = z.infer<typeof requestSchema>;

/** @throws HTTPException if the client or its address is unknown, because nobody may be redirected there */
export function readRequest(c: Context<SandboxEnv>, sent: Record<string, unknown>): AuthorizationRequest {
  const request = requestSchema.parse(sent);
  if (request.client_id !== c.env.IDENTITY_CLIENT_ID) throw refused("Ce site n’est pas inscrit chez nous.");
  const registered = `${new URL(c.req.url).origin}/api/session/identity`;
  if (request.redirect_uri !== registered)
    throw refused("L’adresse de retour n’est pas celle qui est inscrite.");
  return request;
}

const refused = (message: string) => new HTTPException(400, { message });

export function faultOf(
  request: AuthorizationRequest,
): { error: string; error_description: string } | undefined {
  if (request.response_type !== "code") {
    return { error: "unsupported_response_type", error_description: "Only the code flow is supported." };
  }
  if (!request.scope.split(" ").includes("openid")) {
    return { error: "invalid_scope", error_description: "The scope openid is missing." };
  }
  if (request.code_challenge_method !== "S256" || !/^[\w-]{43}$/.test(request.code_challenge)) {
    return { error: "invalid_request", error_description: "PKCE with S256 is required." };
  }
  return undefined;
}

/** The answer names its issuer, against mix-up attacks (RFC 9207). */
export function wayBack(
  c: Context<SandboxEnv>,
  { redirect_uri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): Response {
  const to = new URL(redirect_uri);
  const parameters = { ...answer, ...(state ? { state } : {}), iss: issuerOf(c) };
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value);
  return c.redirect(to.href, 303);
}
