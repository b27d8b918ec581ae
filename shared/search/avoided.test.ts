import { expect, test } from "vitest";
import { avoidedIn } from "./avoided.ts";

test.each([
  ["sans poulet chien", "chien", ["allergy-chicken"]],
  ["croquettes chat sans céréales sans poulet", "croquettes chat sans céréales", ["allergy-chicken"]],
  ["chien allergique poulet", "chien", ["allergy-chicken"]],
  ["chien allergique au bœuf", "chien", ["allergy-beef"]],
  ["allergie chat poisson", "chat", ["allergy-fish"]],
  ["intolérance à la volaille chiot", "chiot", ["allergy-chicken"]],
  ["chien sans poulet ni bœuf", "chien", ["allergy-chicken", "allergy-beef"]],
  ["sans poulet saumon", "saumon", ["allergy-chicken"]],
  ["chien sans poulet, agneau", "chien agneau", ["allergy-chicken"]],
  ["sans poulet", "", ["allergy-chicken"]],
  ["croquettes sans agneau", "croquettes", ["meat-lamb"]],
  ["chat sans porc ni lapin", "chat", ["meat-pork", "meat-rabbit"]],
])("“%s” looks for “%s” without %j", (query, rest, foods) => {
  expect(avoidedIn(query)).toEqual({ rest, foods });
});

test.each([
  "poulet chien",
  "sans céréales poulet",
  "chien allergique",
  "terrine d’agneau",
  "poisson-chat",
  "",
])("“%s” avoids nothing", (query) => {
  expect(avoidedIn(query)).toEqual({ rest: query, foods: [] });
});
