import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { apiPath, iri } from "./iri.ts";
import { notFound } from "./problems.ts";
import { linkedData } from "./request.ts";

const shopChannel = "museau_fr";

/** Both spellings, because the stand-in also speaks as a plain Sylius, whose locales have an underscore. */
const locales = ["fr-FR", "fr_FR"];

export const channels = new Hono<SandboxEnv>().get("/:code", (c) => {
  const code = c.req.param("code");
  if (code !== shopChannel) throw notFound("Not Found");
  return linkedData(c, {
    "@context": `${apiPath}/contexts/Channel`,
    "@id": iri("channels", code),
    "@type": "Channel",
    code,
    name: "Museau France",
    baseCurrency: iri("currencies", "EUR"),
    defaultLocale: iri("locales", "fr-FR"),
    locales: locales.map((locale) => iri("locales", locale)),
    currencies: [iri("currencies", "EUR")],
  });
});
