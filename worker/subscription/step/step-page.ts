import type { SubscriptionStepProps } from "../../../client/features/subscription/step/subscription-step.tsx";
import type { Head } from "../../../shared/content/head.ts";
import { changeHref, type SubscriptionChange } from "../../../shared/subscription/subscription-href.ts";
import { subscriptionVersion } from "../../../shared/subscription/subscription-version.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { takeSubscriptionNotice } from "../subscription-notice.ts";
import type { ShownStep } from "./change.ts";

export function stepPage(
  c: AppContext,
  { name, title }: { name: SubscriptionChange; title: string },
  { subscription, inputs, errors, isHeldByLock }: ShownStep,
): { props: SubscriptionStepProps; head: Head } {
  const { id, number, name: subscriptionName, nextShipmentDate, editableUntil, locked } = subscription;
  const notice = takeSubscriptionNotice(c);
  return {
    props: {
      places: accountPlacesOf(c.var),
      step: {
        id,
        number,
        subscriptionName,
        name,
        title,
        nextShipmentDate,
        editableUntil,
        locked,
        isHeldByLock,
        now: clock.date().toISOString(),
        version: subscriptionVersion(subscription),
        inputs,
        ...(errors && { errors }),
      },
      ...(notice && { notice }),
    },
    head: { title: pageTitle(title), canonical: changeHref(id, name), noindex: true },
  };
}
