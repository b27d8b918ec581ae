import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { listDocuments } from "./document-store.ts";
import { pagingOf } from "./query.ts";
import { entries } from "./strapi.ts";

export const faq = new Hono<SandboxEnv>().get("/", async (c) => {
  const questions = await listDocuments(c.get("db"), "faq");
  return c.json(
    entries(
      questions.map(({ id, json }) => ({ id, attributes: json })),
      pagingOf(c),
    ),
  );
});
