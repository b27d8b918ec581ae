import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { postcodeRule } from "../../../shared/address/postcode.ts";
import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { type FoundPoints, postcodeField } from "../../../shared/delivery/pickup-points.ts";
import { splitByDistance } from "../../../shared/shops/distance.ts";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import field from "../../ui/field.module.css";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { FurtherPlaces } from "../map/further-places.tsx";
import { ListOrMap, type PlacesView } from "../map/list-or-map.tsx";
import numbers from "../map/place-number.module.css";
import css from "./pickup-points.module.css";
import { PointMap } from "./point-map.tsx";
import { PointOption } from "./point-option.tsx";
import { usePointSearch } from "./use-point-search.ts";

const t = translator(pickupTexts);

export interface PickupPointsProps {
  id: string;
  carrier: string;
  kind: "relay" | "shop";
  countryCode: string;
  found: FoundPoints;
  chosen: string;
  error?: string | undefined;
  tiles: MapTiles | null;
  name?: string;
}

/** Radios of the surrounding form. Without scripts, the search submits that form by GET. */
export function PickupPoints({
  id,
  carrier,
  kind,
  countryCode,
  error,
  tiles,
  name = "pickupPoint",
  ...props
}: PickupPointsProps) {
  const { found, pending, problem, search } = usePointSearch(props.found, {
    carrier,
    countryCode,
    chosen: props.chosen,
  });
  const [view, setView] = useState<PlacesView>("list");
  const [chosen, setChosen] = useState(props.chosen);
  const box = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  const [shownError, setShownError] = useState(error);
  if (error !== shownError) {
    setShownError(error);
    if (error) setView("list");
  }
  const { points } = found;
  const firstOpen = points.find(({ active }) => active !== false)?.id;
  const choice = points.find((point) => point.id === chosen);
  const optionId = (point: string) => `${id}-${point}`;

  // A controlled `checked` attribute would look like the server's own value to the draft.
  const checkedIn = useRef(points);
  useLayoutEffect(() => {
    if (checkedIn.current === points) return;
    checkedIn.current = points;
    for (const radio of box.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? []) {
      if (radio.value !== chosen) radio.checked = false;
      else if (!radio.checked) radio.click();
    }
  }, [points, chosen]);

  const { near, far } = tiles ? { near: points, far: [] } : splitByDistance(points);
  const option = (point: PickupPoint) => (
    <li key={point.id}>
      <PointOption
        id={optionId(point.id)}
        name={name}
        point={point}
        isNumbered={tiles !== null}
        isSent={point.id === props.chosen}
        isFocused={error !== undefined && point.id === firstOpen}
        onChoose={() => setChosen(point.id)}
      />
    </li>
  );

  const ask = () => void search(box.current?.querySelector<HTMLInputElement>("[data-postcode]")?.value ?? "");
  return (
    <fieldset
      ref={box}
      id={id}
      className={`stack-3 ${css.points}`}
      data-view={view}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{t(`legend.${kind}`)}</legend>
      <div className={`row-3 ${css.search}`}>
        <TextField
          id={`${id}-code-postal`}
          name={postcodeField(carrier)}
          label={t("search.label")}
          defaultValue={props.found.query}
          autoComplete="off"
          required={false}
          data-postcode
          data-no-draft
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            ask();
          }}
        />
        {/* Plain button once hydrated; as a submit button, Enter in any other field would press it. */}
        <Button
          {...(hydrated ? { type: "button" } : { type: "submit", formMethod: "get", formNoValidate: true })}
          look="outline"
          pending={pending}
          onClick={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          {pending ? t("search.pending") : t("search.submit")}
        </Button>
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className={`note ${css.outcome}`} role="status">
        {problem ?? outcomeOf(found, { kind, countryCode })}
      </p>
      {found.outcome === "pending" && !problem && <Skeleton className={css.bone} />}
      {tiles && points.length > 0 && <ListOrMap view={view} onChoose={setView} />}
      {tiles && view === "map" && points.length > 0 && (
        <>
          <div className={css.map}>
            <PointMap
              label={t(`map.${kind}`)}
              found={found}
              tiles={tiles}
              chosen={chosen}
              onChoose={(point) => {
                document.getElementById(optionId(point))?.click();
              }}
            />
          </div>
          {choice && (
            <p className="strong" role="status">
              {t("chosen", { name: [choice.name, choice.street, choice.city].filter(Boolean).join(", ") })}
            </p>
          )}
        </>
      )}
      <ol className={`stack-2 ${css.list} ${numbers.list}`} data-wrong={error ? "" : undefined}>
        {near.map(option)}
      </ol>
      {far.length > 0 && (
        <FurtherPlaces
          key={found.query}
          count={far.length}
          open={far.some(({ id }) => id === chosen || (error !== undefined && id === firstOpen))}
        >
          <ol className={`stack-2 ${css.list}`}>{far.map(option)}</ol>
        </FurtherPlaces>
      )}
    </fieldset>
  );
}

function outcomeOf(
  { outcome, query: postcode, points }: FoundPoints,
  { kind, countryCode }: Pick<PickupPointsProps, "kind" | "countryCode">,
): string {
  switch (outcome) {
    case "found":
      return t("outcome.found", { kind, count: points.length, postcode });
    case "wrong":
      return t("outcome.wrong", { postcode, rule: postcodeRule(countryCode) });
    case "none":
      return t("outcome.none", { kind, postcode });
    default:
      return t(`outcome.${outcome}`);
  }
}
