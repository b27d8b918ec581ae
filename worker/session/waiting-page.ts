import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { accountPlaces } from "../../shared/account/account-places.ts";
import { toStep } from "../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { matchRoute } from "../../shared/match-route.ts";
import { translator } from "../../shared/text/translator.ts";
import { sessionTexts } from "./texts.ts";

const t = translator(sessionTexts);

export function waitingAt(address = ""): string {
  const [path = "", query = ""] = address.split("?");
  const key = matchRoute(path)?.route.key ?? "";
  if (key === "commande-order") {
    const step = toStep(new URLSearchParams(query).get("etape"));
    return step ? t("waiting.step", { step: checkoutTexts.steps[step] }) : t("waiting.order");
  }
  if (key === "commande-order-confirmation") return t("waiting.confirmation");
  if (key.includes("guide")) return t("waiting.guide");
  const place = accountPlaces.findLast((one) => key === one || key.startsWith(`${one}-`));
  return place ? t("waiting.place", { place: accountFrameTexts.places[place] }) : t("waiting.page");
}
