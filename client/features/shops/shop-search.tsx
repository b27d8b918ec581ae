import { useState } from "react";
import { type ShopCountry, shopCountries } from "../../../shared/country.ts";
import { writePosition } from "../../../shared/distance.ts";
import { shopTexts } from "../../../shared/i18n/shops.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import field from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import css from "./shop-search.module.css";

const t = translator(shopTexts);

/** What the address of the list asks. */
export interface AskedShops {
  town: string;
  country: ShopCountry | null;
  openNow: boolean;
  /** "48.86,2.35"; empty where there is none. */
  position: string;
}

/** A plain form of GET: without scripts it works alike, but for the position. */
export function ShopSearch({ asked }: { asked: AskedShops }) {
  const { state, locate } = useBrowserPosition(asked);
  const [town, setTown] = useState(asked.town);
  return (
    <search className={css.search}>
      <form className={css.form} action={href("magasins")}>
        <div className={css.town}>
          <Field id="ville" label={t("search.label")}>
            <input
              id="ville"
              className={field.input}
              name="ville"
              type="search"
              placeholder={t("search.placeholder")}
              value={town}
              onChange={(event) => setTown(event.target.value)}
              maxLength={80}
              autoComplete="postal-code"
            />
          </Field>
        </div>
        <Select
          id="pays"
          name="pays"
          label={t("search.country")}
          defaultValue={asked.country ?? ""}
          choices={[
            { value: "", label: t("search.everywhere") },
            ...shopCountries.map((value) => ({ value, label: t(`countries.${value}`) })),
          ]}
        />
        <div className={css.open}>
          <Checkbox name="ouvert" value="1" defaultChecked={asked.openNow}>
            {t("search.openNow")}
          </Checkbox>
        </div>
        {/* A town is asked for instead of the position. */}
        {asked.position && !town.trim() && <input type="hidden" name="position" value={asked.position} />}
        <div className={css.buttons}>
          <Button>{t("search.submit")}</Button>
          <Button
            type="button"
            look="outline"
            className={css.around}
            pending={state === "locating"}
            onClick={locate}
          >
            {t("search.around")}
          </Button>
        </div>
      </form>
      <p className={css.said} role="status">
        {state === "locating" && t("search.locating")}
        {state === "refused" && t("search.refused")}
      </p>
    </search>
  );
}

/** Asked for on a tap alone, and rounded to about a kilometre before it is sent anywhere. */
function useBrowserPosition(asked: AskedShops) {
  const [state, setState] = useState<"idle" | "locating" | "refused">("idle");
  const locate = () => {
    if (state === "locating") return;
    if (!("geolocation" in navigator)) return setState("refused");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        const query = new URLSearchParams({
          position: writePosition(coords),
          ...(asked.country ? { pays: asked.country } : {}),
          ...(asked.openNow ? { ouvert: "1" } : {}),
        });
        location.assign(`${href("magasins")}?${query}`);
      },
      () => setState("refused"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { state, locate };
}
