import { expect, test } from "vitest";
import { linkExit } from "./link-exit.ts";

const here = { host: "museau.example", pathname: "/chien/" };
const link = (href: string, changes = {}) => ({ href, target: "", isDownload: false, ...changes });

test("a link to another host leaves, its target is sent without what may name the visitor", () => {
  expect(linkExit(link("https://blog.example/chiots?mail=nadia@exemple.fr#a"), here)).toEqual({
    opensTab: false,
    host: "blog.example",
    target: "https://blog.example/chiots",
  });
});

test.each(["_blank", "_BLANK", "autre"])("a link with the target %s opens a tab", (target) => {
  expect(linkExit(link("https://blog.example/", { target }), here)?.opensTab).toBe(true);
});

test.each(["", "_self", "_top", "_Parent"])("a link with the target %j leaves in the same tab", (target) => {
  expect(linkExit(link("https://blog.example/", { target }), here)?.opensTab).toBe(false);
});

test.each([
  "https://museau.example/chat/",
  "mailto:bonjour@museau.example",
  "tel:+33465710042",
  "blob:https://museau.example/1",
  "sms:123",
  "#avis",
  "",
])("%s is never touched", (href) => {
  expect(linkExit(link(href), here)).toBeUndefined();
});

test("a download is never touched", () => {
  expect(linkExit(link("https://blog.example/guide.pdf", { isDownload: true }), here)).toBeUndefined();
});

test.each([
  "/commande/aB3~_-x9Yz/",
  "/commande/aB3~_-x9Yz/confirmation/",
  "/connexion/",
  "/resilier-mon-abonnement/",
  "/renoncer-au-contrat/",
  "/page/mentions-legales/",
  "/mon-compte/mes-commandes/aB3/",
])("no link of %s is touched", (pathname) => {
  expect(linkExit(link("https://colis.example/suivi"), { ...here, pathname })).toBeUndefined();
});
