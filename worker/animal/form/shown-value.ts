import type { Animal } from "../../../shared/animal/animal.ts";
import { animalInputs } from "../../../shared/animal/form/animal-form.ts";
import { animalNotices } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import type { SmartField } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";

const say = translator(animalNotices);

export function shownValue({ name, kind, choices }: SmartField, animal: Animal): string {
  const values = [animalInputs(animal)[name] ?? []].flat();
  if (kind === "checkbox") return say(values.length > 0 ? "yes" : "no");
  if (kind === "birthday") return formatDate(animal.birthday) || say("none");
  const labels = values.map((value) => choices?.find((choice) => choice.value === value)?.label ?? value);
  return labels.join(" et ") || say("none");
}
