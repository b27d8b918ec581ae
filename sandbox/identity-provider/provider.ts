import { desc } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { customers } from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { faultOf, readRequest, wayBack } from "./authorization.ts";
import { mintCode } from "./codes.ts";
import { consentPage } from "./consent-page.ts";
import { issuerOf } from "./id-token.ts";
import { publicKeys, rotateKeys } from "./keys.ts";
import { giveTokens } from "./token.ts";

const decisionSchema = z.object({
  decision: z.enum(["allow", "deny"]),
  email: z.catch(z.string(), ""),
});

export const identityProvider = new Hono<SandboxEnv>()
  .get("/.well-known/openid-configuration", (c) => {
    const issuer = issuerOf(c);
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
      code_challenge_methods_supported: ["S256"],
      scopes_supported: ["openid", "email"],
      claims_supported: ["sub", "email", "email_verified"],
      authorization_response_iss_parameter_supported: true,
    });
  })
  .get("/jwks", async (c) => c.json({ keys: await publicKeys(c.get("db")) }))
  .get("/authorize", async (c) => {
    const request = readRequest(c, c.req.query());
    const fault = faultOf(request);
    if (fault) return wayBack(c, request, fault);
    const people = await c.get("db").query.customers.findMany({ orderBy: desc(customers.id), limit: 10 });
    return c.html(consentPage(request, people));
  })
  .post("/authorize", async (c) => {
    const { decision, email } = await readInput(c, decisionSchema);
    const request = readRequest(c, await c.req.parseBody());
    const fault = faultOf(request);
    if (fault) return wayBack(c, request, fault);
    if (decision === "deny") return wayBack(c, request, { error: "access_denied" });
    const code = await mintCode(c.get("db"), {
      redirectUri: request.redirect_uri,
      challenge: request.code_challenge,
      nonce: request.nonce || null,
      scope: request.scope,
      email,
    });
    return wayBack(c, request, { code });
  })
  .post("/token", giveTokens)
  .post("/rotate", async (c) => {
    const { kid } = await rotateKeys(c.get("db"));
    return seeIndex(c) ?? c.json({ kid });
  });
