import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { SandboxEnv } from "../env.ts";
import { requireContentToken, requireLocale } from "./access.ts";
import { faq } from "./faq.ts";
import { products } from "./products.ts";
import { rations } from "./rations.ts";
import { recommendations } from "./recommendation/recommendations.ts";
import { shops } from "./shops.ts";
import { singleEntries } from "./single-entries.ts";
import { sitemap } from "./sitemap.ts";
import { speakContentDialect } from "./speak-dialect.ts";
import { contentError } from "./strapi.ts";

export const contentSystem = new Hono<SandboxEnv>()
  .use(speakContentDialect, requireContentToken, requireLocale)
  .route("/b2c-faq", faq)
  .route("/b2c-products", products)
  .route("/b2c-shops", shops)
  .route("/b2c-rations", rations)
  .route("/b2c-recommendation", recommendations)
  .route("/b2c-sitemap", sitemap)
  .route("/", singleEntries)
  .all("*", () => contentError(405, "MethodNotAllowedError", "Method Not Allowed"))
  .onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return contentError(500, "InternalServerError", "Internal Server Error");
  });
