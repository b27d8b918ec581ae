import type { Context } from "hono";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import { apiPath } from "./iri.ts";
import { linkedData } from "./request.ts";

interface Collection {
  type: string;
  path: string;
}

export function collectionPage(
  c: Context<SandboxEnv>,
  { members, ...collection }: Collection & { members: readonly object[]; beside?: object },
): Response {
  const { first, itemsPerPage } = askedPage(c);
  const shown = members.slice(first, first + itemsPerPage);
  return answerPage(c, { ...collection, members: shown, total: members.length });
}

export function askedPage(c: Context<SandboxEnv>) {
  const page = positiveNumber(c.req.query("page"), 1);
  const itemsPerPage = Math.min(100, positiveNumber(c.req.query("itemsPerPage"), 10));
  return { page, itemsPerPage, first: (page - 1) * itemsPerPage };
}

export function answerPage(
  c: Context<SandboxEnv>,
  {
    type,
    path,
    members,
    total,
    beside = {},
  }: Collection & { members: readonly object[]; total: number; beside?: object },
): Response {
  const { page, itemsPerPage } = askedPage(c);
  const pageIri = (number: number) => `${apiPath}/shop/${path}?page=${number}&itemsPerPage=${itemsPerPage}`;
  const hasNext = total > page * itemsPerPage;
  return linkedData(c, {
    "@context": `${apiPath}/contexts/${type}`,
    "@id": `${apiPath}/shop/${path}`,
    "@type": "hydra:Collection",
    "hydra:member": members,
    "hydra:totalItems": total,
    ...beside,
    "hydra:view": {
      "@id": pageIri(page),
      "@type": "hydra:PartialCollectionView",
      ...(hasNext && { "hydra:next": pageIri(page + 1) }),
    },
  });
}
