import { consentDays, consentValue, type Purpose } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { AppContext } from "../context.ts";
import { nameVisitor } from "../experiment/visitor.ts";
import { writeCookie } from "../session/cookies.ts";
import { clearTrackers } from "./clear-trackers.ts";
import { endProof, keepProof } from "./proofs.ts";

export function keepAnswer(c: AppContext, granted: readonly Purpose[]): void {
  const now = clock.date();
  const former = c.var.consent.answered?.proof;
  if (former) endProof(c, former, now);
  const proof = granted.length > 0 ? keepProof(c, granted, now) : null;
  const value = consentValue({ purposes: granted, day: dayInParis(now), proof });
  writeCookie(c, "consent", value, consentDays * 24 * 60 * 60);
  if (granted.includes("marketing")) nameVisitor(c);
  clearTrackers(c, granted);
}
