import type { Context } from "hono";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import { apiPath } from "./iri.ts";
import { linkedData } from "./request.ts";

export function collectionPage(
  c: Context<SandboxEnv>,
  { type, path, members }: { type: string; path: string; members: readonly object[] },
): Response {
  const page = positiveNumber(c.req.query("page"), 1);
  const itemsPerPage = Math.min(100, positiveNumber(c.req.query("itemsPerPage"), 10));
  const pageIri = (number: number) => `${apiPath}/shop/${path}?page=${number}&itemsPerPage=${itemsPerPage}`;
  const hasNext = members.length > page * itemsPerPage;
  return linkedData(c, {
    "@context": `${apiPath}/contexts/${type}`,
    "@id": `${apiPath}/shop/${path}`,
    "@type": "hydra:Collection",
    "hydra:member": members.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    "hydra:totalItems": members.length,
    "hydra:view": {
      "@id": pageIri(page),
      "@type": "hydra:PartialCollectionView",
      ...(hasNext && { "hydra:next": pageIri(page + 1) }),
    },
  });
}
