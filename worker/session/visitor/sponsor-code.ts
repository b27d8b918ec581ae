import { isSponsorCode, sponsorQuery } from "../../../shared/sponsorship/sponsor-code.ts";
import type { AppContext, Services } from "../../context.ts";
import { clearCookie, readCookie, writeCookie } from "../cookies.ts";
import { isVisit } from "./visit.ts";

const codeMaxAge = 30 * 24 * 60 * 60;

export function sponsorCode(c: AppContext): string | undefined {
  const code = isOffered(c.var) ? readCookie(c, "sponsorCode") : undefined;
  return code && isSponsorCode(code) ? code : undefined;
}

export function followedLink(c: AppContext): { code: string | undefined } | undefined {
  const code = isOffered(c.var) ? c.req.query(sponsorQuery) : undefined;
  return code === undefined ? undefined : { code: isSponsorCode(code) ? code : undefined };
}

export function rememberSponsor(c: AppContext, code: string): void {
  if (!c.var.bot && isVisit(c)) writeCookie(c, "sponsorCode", code, codeMaxAge);
}

export function forgetSponsor(c: AppContext): void {
  if (readCookie(c, "sponsorCode") !== undefined) clearCookie(c, "sponsorCode");
}

const isOffered = ({ settings }: Services<"settings">) => settings.features.has("sponsorship");
