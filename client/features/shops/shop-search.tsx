import { useRef, useState } from "react";
import { shopCountries } from "../../../shared/identity.ts";
import { href } from "../../../shared/routes.ts";
import { writePosition } from "../../../shared/shops/distance.ts";
import type { ShopQuery } from "../../../shared/shops/shops-href.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import field from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import css from "./shop-search.module.css";

const t = translator(shopTexts);

export interface ShopSearchProps {
  query: ShopQuery;
  onSearch: (town: string) => void;
}

export function ShopSearch({ query, onSearch }: ShopSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, locate } = useBrowserPosition((position) => {
    const query = new FormData(form.current ?? undefined);
    query.delete("ville");
    query.set("position", position);
    townField(form.current).value = "";
    onSearch("");
    const filled = [...query].flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]]));
    location.assign(`${href("magasins")}?${new URLSearchParams(filled)}`);
  });
  const [hasTown, setHasTown] = useState(query.town !== "");
  return (
    <search className="stack-2">
      <form
        ref={form}
        className={`row-3 ${css.form}`}
        action={href("magasins")}
        // Browsers would restore old values after a reload, which may differ from the list.
        autoComplete="off"
        onSubmit={() => onSearch(townField(form.current).value.trim())}
        data-keeps-place
      >
        <div className={css.town}>
          <Field id="ville" label={t("search.label")}>
            <input
              id="ville"
              className={field.input}
              name="ville"
              type="search"
              placeholder={t("search.placeholder")}
              defaultValue={query.town}
              onChange={(event) => setHasTown(event.target.value.trim() !== "")}
              maxLength={80}
              autoComplete="postal-code"
              enterKeyHint="search"
            />
          </Field>
        </div>
        <div className={css.country}>
          <Select
            id="pays"
            name="pays"
            label={t("search.country")}
            defaultValue={query.country ?? ""}
            choices={[
              { value: "", label: t("search.everywhere") },
              ...shopCountries.map((value) => ({ value, label: t(`countries.${value}`) })),
            ]}
          />
        </div>
        <div className={css.open}>
          <Checkbox name="ouvert" value="1" defaultChecked={query.openNow}>
            {t("search.openNow")}
          </Checkbox>
        </div>
        {query.position && !hasTown && <input type="hidden" name="position" value={query.position} />}
        <div className={`row-3 ${css.buttons}`}>
          <Button>{t("search.submit")}</Button>
          <Button
            type="button"
            look="outline"
            className="needs-scripts"
            pending={state === "locating"}
            onClick={locate}
          >
            {t("search.around")}
          </Button>
        </div>
      </form>
      <p className={`small ${css.status}`} role="status">
        {state === "locating" && t("search.locating")}
        {state === "refused" && t("search.refused")}
      </p>
    </search>
  );
}

const townField = (form: HTMLFormElement | null) => form?.elements.namedItem("ville") as HTMLInputElement;

/** Asks for the position only on a tap and rounds it to about a kilometre. */
function useBrowserPosition(found: (position: string) => void) {
  const [state, setState] = useState<"idle" | "locating" | "refused">("idle");
  const locate = () => {
    if (state === "locating") return;
    if (!("geolocation" in navigator)) return setState("refused");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        found(writePosition(coords));
      },
      () => setState("refused"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { state, locate };
}
