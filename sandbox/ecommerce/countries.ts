import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { apiPath, iri } from "./iri.ts";
import { linkedData } from "./request.ts";

export const countryNames: Record<string, string> = { FR: "France", BE: "Belgique", LU: "Luxembourg" };

export const countries = new Hono<SandboxEnv>().get("/", (c) =>
  linkedData(c, {
    "@context": `${apiPath}/contexts/Country`,
    "@type": "hydra:Collection",
    "hydra:member": Object.entries(countryNames).map(([code, name]) => ({
      "@id": iri("countries", code),
      "@type": "Country",
      code,
      name,
    })),
    "hydra:totalItems": Object.keys(countryNames).length,
  }),
);
