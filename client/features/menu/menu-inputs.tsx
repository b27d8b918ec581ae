import { type MenuChoices, menuParameters } from "../../../shared/menu/menu-choices.ts";
import type { MenuPlace, MenuStep } from "../../../shared/menu/menu-guide.ts";

export interface MenuInputsProps {
  place: MenuPlace;
  to: MenuStep;
  choices: Partial<MenuChoices>;
}

/** Hidden inputs carry the query, because a GET form replaces the query of its action. */
export function MenuInputs({ place, to, choices: { frequency, kibble, wet = [], meals } }: MenuInputsProps) {
  const isWhole = place.guide === "full" || place.guide === "short";
  const hasOwnPage = !isWhole && to === "resultat";
  const inputs: [string, string | number | null | undefined][] = [
    [menuParameters.animal, isWhole ? place.animal : null],
    [menuParameters.step, hasOwnPage ? null : to],
    [menuParameters.frequency, frequency],
    [menuParameters.kibble, kibble],
    ...wet.map((sku): [string, string] => [menuParameters.wet, sku]),
    [menuParameters.meals, meals],
  ];
  return inputs.map(([name, value]) =>
    value == null ? null : <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}
