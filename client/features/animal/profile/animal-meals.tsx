import type { Animal } from "../../../../shared/animal/animal.ts";
import { animalProfileTexts } from "../../../../shared/animal/profile/animal-profile.texts.ts";
import { href } from "../../../../shared/routes.ts";
import type { StockAtHome as Stock } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { subscriptionHref, subscriptionsHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import { StockAtHome } from "../../subscription/stock/stock-at-home.tsx";
import css from "./animal-meals.module.css";

const t = translator(animalProfileTexts);

export interface MealDelivery {
  id: number;
  number: string;
  subscriptionName: string;
  next: string | null;
  isPaused: boolean;
  pausedUntil: string | null;
  items: { id: number; quantity: number; name: string }[];
  stock: (Stock & { isMixed: boolean }) | null;
  sharedWith: string[];
  mayShareWith: string[];
}

interface AnimalMealsProps {
  animal: Pick<Animal, "name" | "kind">;
  deliveries: readonly MealDelivery[];
  isVets: boolean;
}

export function AnimalMeals({ animal, deliveries, isVets }: AnimalMealsProps) {
  if (deliveries.length > 0) return deliveries.map((one) => <Delivery key={one.id} {...one} />);
  return (
    <>
      <CardText>{t(isVets ? "meals.noneVet" : "meals.none", { name: animal.name })}</CardText>
      <CardFoot>
        {!isVets && (
          <CardLink href={href(animal.kind === "cat" ? "chat" : "chien")}>{t("meals.choose")}</CardLink>
        )}
        <CardLink href={subscriptionsHref(true)}>{t("meals.all")}</CardLink>
      </CardFoot>
    </>
  );
}

function Delivery({
  id,
  number,
  subscriptionName,
  items,
  stock,
  sharedWith,
  mayShareWith,
  ...when
}: MealDelivery) {
  return (
    <section className={`stack-3 ${css.delivery}`}>
      <h3 className={css.title}>
        <a href={subscriptionHref(id)}>{subscriptionName}</a>
      </h3>
      <p className="note">{t("meals.number", { number })}</p>
      <p className="strong">{whenText(when)}</p>
      <ul className="muted">
        {items.map(({ id: item, quantity, name }) => (
          <li key={item}>{t("meals.item", { quantity, name: unbroken(name) })}</li>
        ))}
      </ul>
      {sharedWith.length > 0 && <CardText>{t("meals.shared", { names: sharedWith })}</CardText>}
      {mayShareWith.length > 0 && <CardText>{t("meals.mayShare", { names: mayShareWith })}</CardText>}
      {stock ? <StockAtHome id={id} stock={stock} /> : <CardText>{t("meals.stockDown")}</CardText>}
      {stock?.isMixed && <CardText>{t("meals.mixed")}</CardText>}
    </section>
  );
}

function whenText({ next, isPaused, pausedUntil }: Pick<MealDelivery, "next" | "isPaused" | "pausedUntil">) {
  if (pausedUntil) return t("meals.pausedUntil", { day: formatDay(pausedUntil) });
  if (isPaused) return t("meals.paused");
  return next && t("meals.next", { day: formatDay(next) });
}
