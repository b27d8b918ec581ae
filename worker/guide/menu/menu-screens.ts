import { signInHref } from "../../../shared/account/sign-in/sign-in.ts";
import { animalFacts } from "../../../shared/animal/form/animal-form.ts";
import { draftKey } from "../../../shared/guide/guide-href.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import { menuParameters } from "../../../shared/menu/menu-choices.ts";
import { type MenuGuide, type MenuStep, menuHref, menuStepsOf } from "../../../shared/menu/menu-guide.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Area } from "../../area.ts";
import type { AppContext, Services } from "../../context.ts";
import { draftAnimal } from "../../nutrition/draft-animal.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { menuGuidePlace, orGuideDown } from "../guide-down.ts";
import { menuWayOut, wayOut } from "../way-out.ts";
import { menuAnimal } from "./menu-animal.ts";
import { menuGuidePage, stepIn } from "./menu-guide.ts";

const t = translator(menuTexts);
const ofResult = translator(resultTexts);

export const menuScreens = {
  "guide-bi-nutrition-animal": { load: (c, { animal }) => ofAnimal(c, "biNutrition", animal) },
  "guide-bi-nutrition-animal-recommandations": {
    load: (c, { animal }) => ofAnimal(c, "biNutrition", animal, "resultat"),
  },
  "mini-guide-bi-nutrition-animal": { load: (c, { animal }) => ofAnimal(c, "mini", animal) },
  "mini-guide-bi-nutrition-animal-recommandations": {
    load: (c, { animal }) => ofAnimal(c, "mini", animal, "resultat"),
  },
  "userGuide-guide-nutrition-full": { load: (c) => ofOwnCatOrDown(c, "full") },
  "userGuide-guide-nutrition-short": { load: (c) => ofOwnCatOrDown(c, "short") },
} as const satisfies Area["screens"];

const ofAnimal = (
  c: AppContext,
  guide: MenuGuide,
  key: string,
  step: MenuStep = stepIn(c.req, guide),
): Promise<Page | Response> =>
  orGuideDown(
    c,
    () => menuGuidePlace(menuWayOut(c, key), guide),
    async () => {
      const animal = await menuAnimal(c, key);
      if (animal instanceof Response) return animal;
      return menuGuidePage(c, { guide, step, animal, others: [] });
    },
  );

const ofOwnCatOrDown = (c: AppContext, guide: "full" | "short") =>
  orGuideDown(
    c,
    () => menuGuidePlace(menuWayOut(c, c.req.query(menuParameters.animal) ?? draftKey), guide),
    () => ofOwnCat(c, guide),
  );

async function ofOwnCat(c: AppContext, guide: "full" | "short"): Promise<Page | Response> {
  const wanted = c.req.query(menuParameters.animal);
  const cats = [...(await ownCats(c.var)), ...draftCat(c)];
  const key = wanted ?? (cats.length === 1 ? cats[0]?.key : undefined);
  if (key === undefined) return chooseCat(c, guide, cats);
  const animal = await menuAnimal(c, key);
  if (animal instanceof Response) return animal;
  const others = cats
    .filter((one) => one.key !== key)
    .map((one) => ({ name: one.name, href: catHref(guide, one.key) }));
  return menuGuidePage(c, { guide, step: stepIn(c.req, guide), animal, others });
}

interface OwnCat {
  key: string;
  name: string;
}

async function ownCats({ ecommerce, session }: Services<"ecommerce" | "session">): Promise<OwnCat[]> {
  if (!session.loggedIn) return [];
  const animals = await ecommerce.animals();
  return animals.flatMap(({ id, kind, name }) => (kind === "cat" ? { key: String(id), name } : []));
}

function draftCat(c: AppContext): OwnCat[] {
  const draft = draftAnimal(c);
  if (draft?.kind !== "cat") return [];
  const { name, gender } = animalFacts(draft.kind, draft.inputs);
  return [{ key: draftKey, name: name || ofResult("own", { kind: draft.kind, gender }) }];
}

const catHref = (guide: MenuGuide, animal: string) => menuHref({ guide, animal }, menuStepsOf[guide][0]);

function chooseCat(c: AppContext, guide: "full" | "short", cats: readonly OwnCat[]): Page {
  const path = menuHref({ guide, animal: "" }, menuStepsOf[guide][0]).split("?")[0] ?? "";
  return {
    screen: "guide-menu-cats",
    personal: true,
    head: {
      title: pageTitle(t(cats.length > 0 ? "cats.title" : "cats.none")),
      canonical: path,
      noindex: true,
    },
    props: {
      guide,
      wayOut: {
        ...wayOut(c, draftKey),
        kept: cats.some(({ key }) => key !== draftKey) ? "account" : "device",
      },
      cats: cats.map(({ key, name }) => ({ name, href: catHref(guide, key) })),
      addHref: href("guide-croquettes-nouveau"),
      signInHref: c.var.session.loggedIn ? null : signInHref(path),
    },
  };
}
