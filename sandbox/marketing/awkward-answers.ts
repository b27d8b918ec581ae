/** `list` answers lists in place of maps, as PHP encodes an empty map, and the reverse. */
export const answerModes = [
  "usual",
  "unknown",
  "wrong",
  "html",
  "empty",
  "array",
  "list",
  "huge",
  "slow",
] as const;
export type AnswerMode = (typeof answerModes)[number];

export const slowness = 8000;

const hugeness = 3_000_000;

export function answerIn(mode: AnswerMode, actions: Record<string, unknown>): Response {
  switch (mode) {
    case "usual":
    case "slow":
      return Response.json(actions);
    case "unknown":
      return Response.json({
        ...actions,
        spin_the_wheel: { campaign: "roue", prizes: 8 },
        redirect: "//evil.example",
      });
    case "wrong":
      return Response.json({ ...actions, ...wrongData });
    case "html":
      return new Response("<!doctype html><title>Maintenance</title><h1>De retour bientôt</h1>", {
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    case "empty":
      return new Response("", { headers: { "Content-Type": "application/json" } });
    case "array":
      return Response.json(Object.entries(actions).map(([action, data]) => ({ action, data })));
    case "list":
      return Response.json(
        Object.fromEntries(Object.entries(actions).map(([name, data]) => [name, turned(data)])),
      );
    case "huge":
      return Response.json({ ...actions, comment: "x".repeat(hugeness) });
  }
}

const wrongData = {
  top_header: { text: ["Soldes"], link: "javascript:alert(1)", closable: "oui" },
  popup: { popup_type: "carousel", popup_configuration: null, campaign: 12 },
  ad_product_offer: { sku: { id: 4 }, campaign: "offre" },
  ad_push_category: "chien",
  abtest: [{ name: "sans-segments" }, { name: "negatif", segments: [{ name: "a", weight: -1 }] }, "texte"],
};

function turned(data: unknown): unknown {
  if (Array.isArray(data)) return Object.fromEntries(data.map((one, index) => [index, one]));
  const isEmpty = typeof data === "object" && data !== null && Object.keys(data).length === 0;
  return isEmpty ? [] : [data];
}
