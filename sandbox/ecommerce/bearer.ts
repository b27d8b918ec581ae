import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../env.ts";
import { accountByEmail, type CustomerAccount } from "./accounts.ts";
import { notFound, unauthorized } from "./problems.ts";
import { readAccessToken } from "./tokens.ts";

/** An expired or forged token is 401 on every call, even on one that needs no token. */
export const readBearer = createMiddleware<SandboxEnv>(async function readBearer(c, next) {
  const token = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  c.set("account", token === undefined ? null : await accountOf(c, token));
  await next();
});

export function requireAccount(c: Context<SandboxEnv>): CustomerAccount {
  const account = c.get("account");
  if (!account) throw unauthorized("JWT Token not found");
  return account;
}

export function requireSelf(c: Context<SandboxEnv>): CustomerAccount {
  const account = requireAccount(c);
  if (String(account.id) !== c.req.param("id")) throw notFound("Ce client n’existe pas.");
  return account;
}

async function accountOf(c: Context<SandboxEnv>, token: string): Promise<CustomerAccount> {
  const reading = await readAccessToken(token, c.env.JWT_SECRET);
  if ("fault" in reading) throw unauthorized(reading.fault);
  const account = await accountByEmail(c.get("db"), reading.username);
  if (!account) throw unauthorized("Invalid JWT Token");
  return account;
}
