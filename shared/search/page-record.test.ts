import { expect, test } from "vitest";
import { pageRecord } from "./page-record.ts";

test.each([
  [
    "Trois gestes :\n\n- **Pesez** la ration.\n* Donnez-la en _deux_ fois.\n+ Laissez de l’eau.",
    "Trois gestes : Pesez la ration. Donnez-la en deux fois. Laissez de l’eau.",
  ],
  [
    "1. Ouvrez [votre compte](/mon-compte/).\n2) Choisissez un animal.",
    "Ouvrez votre compte. Choisissez un animal.",
  ],
  ["> Un demi-sac dure 12 jours.\n\n## Et après ?", "Un demi-sac dure 12 jours. Et après ?"],
  ["De 2 - 3 kg, 10. étage", "De 2 - 3 kg, 10. étage"],
])("an excerpt of %j has no marks", (answer, excerpt) => {
  const page = { path: "/faq/", title: "Question", description: null, tree: [] };
  expect(pageRecord({ ...page, answer })).toMatchObject({ excerpt });
});
