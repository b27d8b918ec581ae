import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppEnv } from "../../context.ts";
import { createDeadline, deadlines } from "../../upstream/deadline.ts";
import { addressForms } from "./address-forms.ts";

vi.mock("./address-page.ts", () => ({}));
vi.mock("./addresses.ts", () => ({ isMissing: () => false }));
vi.mock("../../session/redirect-to-sign-in.ts", () => ({}));

test("an error of our own in a button of an address is no outage of the API", async () => {
  const bug = new TypeError("undefined is not a function");
  const failed = vi.fn();
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deadline", createDeadline(deadlines.write));
    c.set("session", { loggedIn: true, customer: async () => ({}) as never });
    c.set("ecommerce", { removeAddress: () => Promise.reject(bug) } as never);
    await next();
  });
  app.post("/", async (c) => {
    await addressForms.act(c, {}).catch(failed);
    return c.body(null);
  });
  await app.request("/?adresse=1", { method: "POST", body: new URLSearchParams({ faire: "supprimer" }) });
  expect(failed).toHaveBeenCalledWith(bug);
});
