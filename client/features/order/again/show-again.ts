import { api } from "../../../../shared/api/api.ts";
import { type OrderAgain, orderAgain } from "../../../../shared/api/order-again.ts";
import { againTexts } from "../../../../shared/order/again.texts.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { call } from "../../../api/call.ts";
import { buttonClass } from "../../../ui/button.tsx";

const t = translator(againTexts);

/** Fills in the last order, or the words for a customer without one. If the call fails, the link to the orders stays. */
export async function showAgain(card: Element): Promise<void> {
  const answer = await call(orderAgain, undefined).catch(() => undefined);
  if (answer?.again) fill(card, answer.again);
  else if (answer) sayFirst(card);
}

/** The card stays, because nothing that is in sight may move. */
function sayFirst(card: Element): void {
  const heading = card.querySelector("h2");
  if (!heading) return;
  heading.textContent = t("first.title");
  const links = element("p", "");
  links.className = "row-3";
  links.append(linkTo("chien"), linkTo("chat"));
  card.replaceChildren(heading, element("p", t("first.intro")), links);
}

function linkTo(animal: "chien" | "chat"): HTMLAnchorElement {
  const link = element("a", t(`first.${animal}`));
  link.className = "link";
  link.href = href(animal);
  return link;
}

function fill(card: Element, { order, title, goods, total, notes }: OrderAgain): void {
  const heading = card.querySelector("h2");
  if (!heading) return;
  heading.textContent = title;
  const list = document.createElement("ul");
  list.append(...goods.map((text) => element("li", text)));
  const words = document.createElement("div");
  words.append(heading, list, element("strong", total), ...notes.map(noteOf));
  card.replaceChildren(words, formOf(order));
}

function noteOf(text: string): HTMLElement {
  const note = element("p", text);
  note.className = "note";
  return note;
}

/** A plain form, as in pages without scripts; the worker leads to the recap. */
function formOf(order: string): HTMLFormElement {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: api.buyAgain(order) });
  const button = element("button", t("submit"));
  button.className = buttonClass({});
  form.append(button);
  form.addEventListener("submit", (event) => {
    if (form.ariaBusy === "true") event.preventDefault();
    form.ariaBusy = "true";
  });
  addEventListener("pageshow", () => (form.ariaBusy = null));
  return form;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
