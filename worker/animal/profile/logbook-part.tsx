import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { LogbookSteps } from "../../../client/features/nutrition/logbook-card.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { animalLogbooks, latestLogbooks } from "../../nutrition/animal-logbooks.ts";
import { logbookCard } from "../../nutrition/order-logbook.ts";
import { late } from "../../page/late.ts";

const t = translator(animalProfileTexts);

export function logbookPart(c: AppContext, { id, name }: Animal): Promise<ReactNode> {
  return late(c.var, "logbook", stepsOf(c, id, name), <CardText>{t("logbook.down")}</CardText>);
}

async function stepsOf(c: AppContext, id: number, name: string): Promise<ReactNode> {
  const { orders } = await c.var.ecommerce.orders(1, latestLogbooks);
  const logbook = (await animalLogbooks(c, orders)).find(({ animal }) => animal.id === id);
  if (!logbook) return <CardText>{t("logbook.none", { name })}</CardText>;
  const { steps, file } = await logbookCard(c, logbook);
  const table = href("mon-compte-mes-commandes-order", { order: logbook.order });
  return <LogbookSteps steps={steps} file={file} table={table} />;
}
