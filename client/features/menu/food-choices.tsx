import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import type { MenuFood } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Badge } from "../../ui/badge.tsx";
import field from "../../ui/field.module.css";
import { Picture } from "../../ui/picture.tsx";
import css from "./food-choices.module.css";

const t = translator(menuTexts);

const atFirst = 4;

export interface FoodChoicesProps {
  id: string;
  label: string;
  hint?: string;
  type: "radio" | "checkbox";
  name: string;
  foods: readonly MenuFood[];
  chosen: readonly string[];
  error?: string | undefined;
  onChoose?: (chosen: string[]) => void;
}

export function FoodChoices({ id, label, hint, foods, error, ...choice }: FoodChoicesProps) {
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const [first, more] = [foods.slice(0, atFirst), foods.slice(atFirst)];
  const option = (food: MenuFood) => <FoodOption key={food.sku} food={food} isWrong={!!error} {...choice} />;
  return (
    <fieldset className="stack-2" aria-describedby={texts.length ? texts.join(" ") : undefined}>
      <legend className={css.label}>{label}</legend>
      {hint && (
        <p className={field.hint} id={`${id}-hint`} aria-live="polite">
          {hint}
        </p>
      )}
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className={css.foods} data-wrong={error ? "" : undefined}>
        {first.map(option)}
      </div>
      {more.length > 0 && (
        <details className={css.more} open={more.some(({ sku }) => choice.chosen.includes(sku)) || undefined}>
          <summary>{t("selection.more", { count: more.length })}</summary>
          <div className={css.foods}>{more.map(option)}</div>
        </details>
      )}
    </fieldset>
  );
}

interface FoodOptionProps extends Pick<FoodChoicesProps, "type" | "name" | "chosen" | "onChoose"> {
  food: MenuFood;
  isWrong: boolean;
}

function FoodOption({ food, isWrong, type, name, chosen, onChoose }: FoodOptionProps) {
  const { sku, image, reasons, price, isAdvised } = food;
  const isChosen = chosen.includes(sku);
  const state = onChoose
    ? {
        checked: isChosen,
        onChange: () => onChoose(isChosen ? chosen.filter((one) => one !== sku) : [...chosen, sku]),
      }
    : { defaultChecked: isChosen };
  return (
    <label className={css.food}>
      <input
        className={css.input}
        type={type}
        name={name}
        value={sku}
        required={type === "radio"}
        aria-invalid={isWrong || undefined}
        {...state}
      />
      <span className={`contain ${css.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} ground="paper" />}
      </span>
      <span className={css.words}>
        <span className={css.name}>
          {unbroken(food.name)} {isAdvised && <Badge tone="accent">{t("selection.best")}</Badge>}
        </span>
        {price && <span className="small block">{price}</span>}
        <span className={`note ${css.reasons}`}>{reasons.join(" · ")}</span>
      </span>
    </label>
  );
}
