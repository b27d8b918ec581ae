import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import css from "./dashboard-card.module.css";
import { LateCard } from "./dashboard-card.tsx";

const classesOf = (card: React.ReactNode) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(card))?.[1]?.split(" ") ?? [];
const later = new Promise<string>(() => {});

test("a card keeps room only for what is still to come", () => {
  expect(classesOf(<LateCard title="Colis" body={later} isTall />)).toContain(css.tall);
  expect(classesOf(<LateCard title="Colis" body="Vendredi" more={later} isTall />)).toContain(css.tall);
  expect(classesOf(<LateCard title="Colis" body="Vendredi" more="Trois jours" isTall />)).not.toContain(
    css.tall,
  );
});

test("a card has two columns unless its second part is known to be empty", () => {
  expect(classesOf(<LateCard title="Colis" body="Vendredi" more="Trois jours" />)).toContain(css.double);
  expect(classesOf(<LateCard title="Colis" body="Vendredi" more={null} />)).not.toContain(css.double);
});
