import { createHash, generateKeyPairSync, sign } from "node:crypto";
import * as clock from "../../shared/time/clock.ts";
import type { Answer, AnswerTo } from "./plain-server.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const kid = "k-2026";

export const plainClient = { id: "boutique", secret: "secret du client" };
export const plainCode = "code-d-un-jour";

export interface AuthorizationRequest {
  nonce: string;
  codeChallenge: string;
}

/** @param issuer its address, known once it listens */
export function plainIdentity(issuer: () => string, asked: () => AuthorizationRequest): AnswerTo {
  return ({ method, path, headers, body }): Answer | undefined => {
    const at = (name: string) => `${issuer()}/${name}`;
    switch (`${method} ${path}`) {
      case "GET /.well-known/openid-configuration":
        return {
          body: {
            issuer: issuer(),
            authorization_endpoint: at("authorize"),
            token_endpoint: at("token"),
            jwks_uri: at("keys"),
            response_types_supported: ["code"],
            subject_types_supported: ["public"],
            id_token_signing_alg_values_supported: ["RS256"],
          },
        };
      case "GET /keys":
        return {
          body: { keys: [{ ...publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" }] },
        };
      case "POST /token": {
        const basic = `${encodeURIComponent(plainClient.id)}:${encodeURIComponent(plainClient.secret).replaceAll("%20", "+")}`;
        const form = new URLSearchParams(body);
        const challenge = createHash("sha256")
          .update(form.get("code_verifier") ?? "")
          .digest("base64url");
        if (headers.authorization !== `Basic ${btoa(basic)}`)
          return { status: 401, body: { error: "invalid_client" } };
        if (form.get("code") !== plainCode || challenge !== asked().codeChallenge)
          return { status: 400, body: { error: "invalid_grant" } };
        return { body: { access_token: "a", token_type: "Bearer", expires_in: 60, id_token: idToken() } };
      }
      default:
        return undefined;
    }
  };

  function idToken(): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const iat = Math.floor(clock.now() / 1000);
    const claims = { iss: issuer(), aud: plainClient.id, sub: "7", iat, exp: iat + 60, nonce: asked().nonce };
    const signed = `${part({ alg: "RS256", kid })}.${part(claims)}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
  }
}
