import type { AnimalView } from "../../../client/screens/animal/animal-profile-screen.tsx";
import { wholeAge } from "../../../shared/animal/age-text.ts";
import type { Animal } from "../../../shared/animal/animal.ts";
import { animalHref } from "../../../shared/animal/animal-href.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { animalsToFeed } from "../../nutrition/animals-to-feed.ts";
import { shownAnimal } from "../../nutrition/shown-animal.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { noticeProp, takeAnimalNotice } from "../animal-notice.ts";
import { planCard } from "../plan/plan-card.tsx";
import { weightCard } from "../weight/weight-card.tsx";
import { type ShownWeight, weightFormOf } from "../weight/weight-form-of.ts";
import { adviceCard } from "./advice-card.tsx";
import { guidesCard } from "./guides-card.tsx";
import { logbookPart } from "./logbook-part.tsx";
import { mealsCard } from "./meals-card.tsx";
import { profileFacts } from "./profile-facts.ts";
import type { StartedParts } from "./started-parts.ts";
import { vetDecides } from "./vet-decides.ts";

const t = translator(animalProfileTexts);

interface Known {
  lists: AnimalLists | null;
  started: StartedParts;
}

export async function animalPage(
  c: AppContext,
  animal: Animal,
  { lists, started }: Known,
  shown?: ShownWeight,
): Promise<Page> {
  const { id, name, gender, birthday } = animal;
  const age = wholeAge(birthday, clock.date());
  const isVets = vetDecides(c.var, animal);
  const weightForm = await weightFormOf(c, animal, started.subscriptions, shown);
  const plan = planCard(c.var, animal, { lists, ...started });
  const guides = guidesCard(c.var, animal, isVets);
  return page(c.var, id, name, {
    kind: "profile",
    animal: { ...shownAnimal(c.var, animal, lists), age, gender, birthday },
    facts: profileFacts(animal, lists),
    kilograms: animal.weight,
    ...(weightForm && { weightForm }),
    advice: adviceCard(c, animal, { lists, ...started }),
    logbook: logbookPart(c, animal),
    ...(c.var.settings.features.has("subscriptions") && {
      meals: mealsCard(c.var, animal, { ...started, isVets, fed: animalsToFeed(c), words: stockWordsOf(c) }),
    }),
    curve: weightCard(c.var, animal, started.weights),
    ...(plan && { plan }),
    ...(guides && { guides }),
    ...noticeProp(takeAnimalNotice(c)),
  });
}

export const animalDownPage = (services: Services<"settings">, id: number, retry = animalHref(id)): Page => ({
  ...page(services, id, t("down.title"), { kind: "down", retry }),
  status: 503,
});

const page = (services: Services<"settings">, id: number, title: string, view: AnimalView): Page => ({
  screen: "animal-profile",
  props: { places: accountPlacesOf(services), name: title, ...view },
  head: {
    title: pageTitle(title),
    canonical: animalHref(id),
    noindex: true,
  },
});
