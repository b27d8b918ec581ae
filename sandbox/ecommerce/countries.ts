import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { apiPath, iri } from "./iri.ts";
import { linkedData } from "./request.ts";

const names = { FR: "France", BE: "Belgique", LU: "Luxembourg" } as const;

/** Where the shop delivers (spec 1). */
export const countries = new Hono<SandboxEnv>().get("/", (c) =>
  linkedData(c, {
    "@context": `${apiPath}/contexts/Country`,
    "@type": "hydra:Collection",
    "hydra:member": Object.entries(names).map(([code, name]) => ({
      "@id": iri("countries", code),
      "@type": "Country",
      code,
      name,
    })),
    "hydra:totalItems": Object.keys(names).length,
  }),
);
