import { api } from "../../shared/api/api.ts";
import { measuresPath } from "../../shared/measure/report.ts";
import { elementsIn, type PageElement, parsePage } from "../../tests/requests/parsed-page.ts";

export interface FoundField {
  name: string;
  type: string;
  value: string;
}

export interface FoundForm {
  method: "GET" | "POST";
  action: string;
  fields: FoundField[];
}

export const linksIn = (html: string): string[] =>
  elementsIn(parsePage(html)).flatMap(({ tag, attributes }) =>
    tag === "a" ? (attributes.get("href") ?? []) : [],
  );

export function formsIn(html: string): FoundForm[] {
  const elements = elementsIn(parsePage(html));
  return elements
    .filter(({ tag }) => tag === "form")
    .map((form) => ({
      method: form.attributes.get("method") === "post" ? "POST" : "GET",
      action: form.attributes.get("action") ?? "",
      fields: [...elementsIn(form), ...elements.filter((element) => isAside(element, form))].flatMap(fieldOf),
    }));
}

const isAside = ({ attributes }: PageElement, form: PageElement) =>
  attributes.has("form") && attributes.get("form") === form.attributes.get("id");

function fieldOf({ tag, attributes, children }: PageElement): FoundField[] {
  const name = attributes.get("name");
  if (!name || attributes.has("disabled")) return [];
  const value = attributes.get("value") ?? "";
  if (tag === "textarea")
    return [{ name, type: tag, value: children.filter((one) => typeof one === "string").join("") }];
  if (tag === "select") return [{ name, type: tag, value: chosenIn(children) }];
  if (tag === "button") return value ? [{ name, type: "submit", value }] : [];
  if (tag !== "input") return [];
  return [{ name, type: attributes.get("type") ?? "text", value }];
}

function chosenIn(children: PageElement["children"]): string {
  const options = children.filter((child) => typeof child !== "string");
  const chosen = options.find(({ attributes }) => attributes.has("selected")) ?? options[0];
  return chosen?.attributes.get("value") ?? "";
}

const call = (method: FoundForm["method"], action: string, names: string): FoundForm => ({
  method,
  action,
  fields: names.split(" ").map((name) => ({ name, type: "text", value: "" })),
});

export const otherCalls: FoundForm[] = [
  call("GET", api.suggestions, "q"),
  call("GET", api.addressSuggestions, "q country"),
  call("GET", api.pickupPoints, "postcode country order"),
  call("GET", api.ration, "ref weight age"),
  call("GET", api.offer, "screen path"),
  call("GET", api.foodTransition(["MUS-CH-ADU-POU"]), "from length"),
  call("POST", measuresPath, "points"),
  call("POST", "/api/reports", "csp-report"),
  call("POST", "/api/webhooks/content", "entries"),
  ...Object.values(api).map((path) =>
    call("POST", typeof path === "string" ? path : path(["1"] as never), "email quantity message"),
  ),
];
