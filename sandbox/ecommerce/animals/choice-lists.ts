import { Hono } from "hono";
import type { SandboxEnv } from "../../env.ts";
import { collectionPage } from "../collection-page.ts";
import { apiPath, idOf, iri } from "../iri.ts";
import { notFound } from "../problems.ts";
import { linkedData } from "../request.ts";
import { type Choice, choices } from "./choices.ts";

export const choiceLists = Object.entries(choices).reduce((routes, [path, { type: resource, members }]) => {
  const json = members.map((choice: Choice, index) => choiceJson({ path, resource, choice, index }));
  return routes
    .get(`/${path}`, (c) => {
      const kind = idOf(c.req.query("type") ?? "");
      const asked = json.filter(({ type }) => !kind || !type || idOf(type) === kind);
      return collectionPage(c, { type: resource, path, members: asked });
    })
    .get(`/${path}/:code`, (c) => {
      const found = json.find(({ code }) => code === c.req.param("code"));
      if (!found) throw notFound();
      return linkedData(c, { "@context": `${apiPath}/contexts/${resource}`, ...found });
    });
}, new Hono<SandboxEnv>());

function choiceJson({
  path,
  resource,
  choice: { type, allergy = false, ...choice },
  index,
}: {
  path: string;
  resource: string;
  choice: Choice;
  index: number;
}) {
  return {
    "@id": iri(path, choice.code),
    "@type": resource,
    ...choice,
    ...(path === "animal-features" && { allergy }),
    position: index + 1,
    ...(type && { type: iri("animal-types", type) }),
  };
}
