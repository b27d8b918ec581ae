import {
  ancestors,
  elementsIn,
  isHidden,
  type PageElement,
  parsePage,
  spaced,
  textIn,
} from "./parsed-page.ts";
import { shop, type Visitor, visitor } from "./visitor.ts";

type Name = string | RegExp;

/** Sends each form with every field that the page gave it. @throws Error if the page lacks a control */
export function plainBrowser(browser: Visitor = visitor()) {
  browser.cookies.set("__Host-noScript", "1");
  let page = parsePage("");
  let path = "";
  let status = 0;
  let presses = 0;
  let place: PageElement | null = null;

  async function arrive(first: Response, from: string): Promise<void> {
    let answer = first;
    let address = new URL(from, shop);
    for (let step = 0; answer.status >= 300 && answer.status < 400; step += 1) {
      if (step > 10) throw new Error(`redirects without end at ${address}`);
      const { hash } = address;
      address = new URL(answer.headers.get("location") ?? "", address);
      if (address.origin !== shop) throw new Error(`${from} leaves the shop for ${address}`);
      address.hash ||= hash;
      await answer.body?.cancel();
      answer = await browser.get(address.pathname + address.search);
    }
    status = answer.status;
    path = address.pathname + address.search + address.hash;
    page = parsePage(await answer.text());
    place = null;
  }

  async function open(target: string): Promise<void> {
    const { pathname, search } = new URL(target, shop + path);
    await arrive(await browser.get(pathname + search), target);
  }

  /** Looks inside `main` first, because header and footer have links of the same name. */
  function find(what: string, isWanted: (element: PageElement) => boolean): PageElement {
    const shown = elementsIn(place ?? page).filter((element) => isWanted(element) && !isHidden(element));
    const found = shown.find((element) => ancestors(element).some(({ tag }) => tag === "main")) ?? shown[0];
    if (!found) throw new Error(`${path} has no ${what}`);
    return found;
  }

  const nameOf = (element: PageElement) => {
    const { attributes } = element;
    const labels = attributes.get("aria-labelledby")?.split(" ") ?? [];
    const label = attributes.get("aria-label") ?? labels.map((id) => textIn(byId(id))).join(" ");
    return spaced(label || textIn(element));
  };

  const nameOfRegion = (region: PageElement) =>
    region.attributes.has("aria-label") || region.attributes.has("aria-labelledby") ? nameOf(region) : "";

  function byId(id: string): PageElement {
    const found = elementsIn(page).find(({ attributes }) => attributes.get("id") === id);
    if (!found) throw new Error(`${path} has no element #${id}`);
    return found;
  }

  function control(label: Name): PageElement {
    const isField = ({ tag, attributes }: PageElement) =>
      fieldTags.has(tag) && attributes.get("type") !== "hidden";
    const isNamed = (element: PageElement) =>
      matches(nameOf(element), label) || labelsOf(element).some((text) => matches(text, label));
    return find(`field ${label}`, (element) => isField(element) && isNamed(element));
  }

  function labelsOf(field: PageElement): string[] {
    const id = field.attributes.get("id");
    const labels = elementsIn(page).filter(
      (element) =>
        element.tag === "label" &&
        (ancestors(field).includes(element) || (id && element.attributes.get("for") === id)),
    );
    return labels.map(textIn);
  }

  function formOf(field: PageElement): PageElement | undefined {
    const id = field.attributes.get("form");
    if (id) return byId(id);
    return ancestors(field).find(({ tag }) => tag === "form");
  }

  return {
    browser,
    open,
    path: () => path,
    status: () => status,
    presses: () => presses,
    text: () => textIn(page),
    title: () => textIn(find("title", ({ tag, parent }) => tag === "title" && parent?.tag === "head")),
    heading: () => textIn(find("heading", ({ tag }) => tag === "h1")),
    notices: () =>
      elementsIn(page)
        .filter(
          (element) => /^(status|alert)$/.test(element.attributes.get("role") ?? "") && !isHidden(element),
        )
        .map(textIn)
        .join(" "),
    valueOf: (label: Name) => fieldValue(control(label)),
    isChecked: (label: Name) => control(label).attributes.has("checked"),
    descriptionOf: (label: Name) =>
      (control(label).attributes.get("aria-describedby") ?? "")
        .split(" ")
        .filter(Boolean)
        .map((id) => textIn(byId(id)))
        .join(" "),
    links: (name: Name): string[] =>
      elementsIn(page)
        .filter((one) => one.tag === "a" && !isHidden(one) && matches(nameOf(one), name))
        .map(({ attributes }) => attributes.get("href") ?? ""),

    async follow(name: Name): Promise<void> {
      presses += 1;
      const link = find(`link ${name}`, (one) => one.tag === "a" && matches(nameOf(one), name));
      await open(link.attributes.get("href") ?? "");
    },

    choices: () =>
      elementsIn(page)
        .filter(({ attributes }) => attributes.get("type") === "radio" && !attributes.has("disabled"))
        .filter((radio) => !isHidden(radio))
        .map((radio) => ({
          label: labelsOf(radio)[0] ?? nameOf(radio),
          value: radio.attributes.get("value") ?? "",
          isChecked: radio.attributes.has("checked"),
        })),

    within(name: Name): void {
      place = null;
      place = find(
        `region ${name}`,
        (one) => /^(section|article|aside|form)$/.test(one.tag) && matches(nameOfRegion(one), name),
      );
    },

    fill(label: Name, value: string): void {
      const field = control(label);
      if (field.tag === "textarea") field.children = [value];
      else if (field.tag === "select") choose(field, value);
      else field.attributes.set("value", value);
    },

    check(label: Name): void {
      presses += 1;
      const field = control(label);
      if (field.attributes.has("disabled")) throw new Error(`${label} cannot be chosen`);
      const group = elementsIn(page).filter(
        (other) =>
          other.attributes.get("type") === "radio" &&
          other.attributes.get("name") === field.attributes.get("name") &&
          formOf(other) === formOf(field),
      );
      if (field.attributes.get("type") === "radio")
        for (const other of group) other.attributes.delete("checked");
      field.attributes.set("checked", "");
    },

    uncheck: (label: Name) => control(label).attributes.delete("checked"),

    async press(name: Name): Promise<void> {
      presses += 1;
      const button = find(`button ${name}`, (one) => one.tag === "button" && matches(nameOf(one), name));
      const form = formOf(button);
      if (!form) throw new Error(`${name} is in no form`);
      const entries = elementsIn(page)
        .filter((field) => fieldTags.has(field.tag) && formOf(field) === form)
        .filter(isSent)
        .map((field): [string, string] => [field.attributes.get("name") ?? "", fieldValue(field)]);
      const files = elementsIn(page).filter(
        (field) => field.attributes.get("type") === "file" && formOf(field) === form,
      );
      const own = button.attributes.get("name");
      if (own) entries.push([own, button.attributes.get("value") ?? ""]);
      const of = (attribute: string) =>
        button.attributes.get(`form${attribute}`) ?? form.attributes.get(attribute);
      const { pathname, search, hash } = new URL(of("action") ?? "", shop + path);
      if (of("method")?.toLowerCase() !== "post")
        return open(`${pathname}?${new URLSearchParams(entries)}${hash}`);
      const body = of("enctype") === "multipart/form-data" ? new FormData() : new URLSearchParams();
      for (const [key, value] of entries) body.append(key, value);
      // Browsers send a file without a name if no file is chosen.
      if (body instanceof FormData)
        for (const { attributes } of files) body.append(attributes.get("name") ?? "", new File([], ""));
      const answer = await browser.post(pathname + search, {}, { body, headers: { Referer: shop + path } });
      await arrive(answer, pathname + search + hash);
    },
  };
}

const fieldTags = new Set(["input", "select", "textarea"]);

const matches = (text: string, name: Name) =>
  typeof name === "string" ? text === spaced(name) : name.test(text);

function fieldValue(field: PageElement): string {
  if (field.tag === "textarea") return field.children.join("").replace(/^\n/, "");
  if (field.tag !== "select") {
    const isTicked = /^(radio|checkbox)$/.test(field.attributes.get("type") ?? "");
    return field.attributes.get("value") ?? (isTicked ? "on" : "");
  }
  const options = optionsOf(field);
  const chosen = options.find(({ attributes }) => attributes.has("selected")) ?? options[0];
  return chosen ? (chosen.attributes.get("value") ?? textIn(chosen)) : "";
}

const optionsOf = (select: PageElement) => elementsIn(select).filter(({ tag }) => tag === "option");

function choose(select: PageElement, text: string): void {
  const wanted = optionsOf(select).find((option) => matches(textIn(option), text));
  if (!wanted) throw new Error(`there is no option ${text}`);
  for (const option of optionsOf(select)) option.attributes.delete("selected");
  wanted.attributes.set("selected", "");
}

function isSent({ tag, attributes, parent }: PageElement): boolean {
  const isOff = attributes.has("disabled") || (parent && ancestors(parent).some(isDisabledGroup));
  if (!attributes.get("name") || isOff) return false;
  const type = tag === "input" ? (attributes.get("type") ?? "text") : tag;
  if (type === "radio" || type === "checkbox") return attributes.has("checked");
  return !["submit", "button", "image", "reset", "file"].includes(type);
}

const isDisabledGroup = ({ tag, attributes }: PageElement) =>
  tag === "fieldset" && attributes.has("disabled");
