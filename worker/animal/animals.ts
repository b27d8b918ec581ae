import type { AnimalsScreenProps } from "../../client/screens/animal/animals-screen.tsx";
import { animalTexts } from "../../shared/animal/animal.texts.ts";
import { animalsHref, farewellInAddress, farewellQuery } from "../../shared/animal/animal-href.ts";
import { isRunning } from "../../shared/subscription/next-delivery/next-deliveries.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import { mostFed } from "../nutrition/fed-animal.ts";
import { withNames } from "../nutrition/named-subscriptions.ts";
import { offeredAnimal } from "../nutrition/offered-animal.ts";
import { ownAnimalsOnce } from "../nutrition/own-animals.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { subscriptionsOf } from "../purchase/subscription/own-subscriptions.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { noticeProp, takeAnimalNotice } from "./animal-notice.ts";
import { listedAnimal } from "./listed-animal.ts";

const t = translator(animalTexts);

export const loadAnimals: Loader<"mon-compte-mes-animaux"> = (c) => listPage(c);

export async function listPage(c: AppContext, notice?: Notice): Promise<Page> {
  const left = notice ?? takeAnimalNotice(c);
  const farewell = loadFarewell(c, left);
  const lists = c.var.animalLists().catch((error: unknown) => {
    c.var.log.error("names of breeds not loaded", error);
    return null;
  });
  try {
    const [animals, choices, offer] = await Promise.all([ownAnimalsOnce(c), lists, offeredAnimal(c)]);
    const services = c.var;
    const listed = await Promise.all(
      animals.map((animal) => listedAnimal(services, animal, choices, animals.length <= mostFed)),
    );
    return screen(services, {
      view: {
        kind: "list",
        animals: listed,
        hasGuide: c.var.settings.features.has("guide"),
        ...(offer ? { offer } : {}),
        ...(await farewell),
      },
      ...noticeProp(left?.draft?.farewell ? undefined : left),
    });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("animals not shown", error);
    return { ...screen(c.var, { view: { kind: "down" }, ...noticeProp(left) }), status: 503 };
  }
}

function screen(services: Services<"settings">, props: Omit<AnimalsScreenProps, "places">): Page {
  return {
    screen: "animals",
    props: { places: accountPlacesOf(services), ...props },
    head: { title: pageTitle(t("title")), canonical: animalsHref(), noindex: true },
  };
}

async function loadFarewell(
  c: AppContext,
  notice: Notice | undefined,
): Promise<Pick<Extract<AnimalsScreenProps["view"], { kind: "list" }>, "farewell">> {
  const reason = farewellInAddress(c.req.query(farewellQuery));
  if (!reason) return {};
  const { name = "" } = notice?.draft ?? {};
  const subscriptions = await withNames(c, subscriptionsOf(c.var)).catch((error: unknown) => {
    c.var.log.error("subscriptions not shown", error);
    return null;
  });
  return {
    farewell: {
      reason,
      name,
      subscriptions:
        subscriptions?.filter(isRunning).map(({ id, name, nextShipmentDate, pausedUntil }) => ({
          id,
          name,
          nextShipmentDate,
          pausedUntil,
        })) ?? null,
    },
  };
}
