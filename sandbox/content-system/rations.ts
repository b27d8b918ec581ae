import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { findDocument } from "./document-store.ts";
import { rationAnswer, rationQuery } from "./ration-answer.ts";
import { contentError, contentNotFound, entry } from "./strapi.ts";

export const rations = new Hono<SandboxEnv>().get("/getReco", async (c) => {
  const query = rationQuery.safeParse(c.req.query());
  if (!query.success) return contentError(400, "ValidationError", "ref, weight and month are needed");
  const { ref, ...animal } = query.data;
  const found = await findDocument(c.get("db"), "product", ref);
  const answer = rationAnswer(found?.json, animal);
  if (!found || !answer) throw contentNotFound();
  return c.json(entry(found, answer));
});
