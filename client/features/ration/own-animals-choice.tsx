import type { RationAnimal } from "../../../shared/api/animals-for-ration.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Select } from "../../ui/select.tsx";
import { rationTexts } from "./texts.ts";

const t = translator(rationTexts);

interface OwnAnimalsChoiceProps {
  animals: readonly RationAnimal[];
  onChoose: (animal: RationAnimal | undefined) => void;
}

export function OwnAnimalsChoice({ animals, onChoose }: OwnAnimalsChoiceProps) {
  if (animals.length === 0) return null;
  return (
    <Select
      id="ration-animal"
      label={t("own")}
      required={false}
      defaultValue=""
      onChange={({ currentTarget }) => onChoose(animals.find(({ id }) => String(id) === currentTarget.value))}
      choices={[
        { value: "", label: t("other") },
        ...animals.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
