import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Read by hand: the first view of the account carries no schemas. */
export const logout: Endpoint<undefined, { redirect: string }> = {
  method: "POST",
  path: api.logout,
  input: "none",
  output: { parse: readRedirect },
};

function readRedirect(answer: unknown): { redirect: string } {
  const isRead = typeof answer === "object" && answer !== null && "redirect" in answer;
  if (!isRead || typeof answer.redirect !== "string") throw new Error("no redirect in the answer");
  return { redirect: answer.redirect };
}
