import type { Animal } from "../../../shared/animal/animal.ts";
import { animalHref } from "../../../shared/animal/animal-href.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { toTenth } from "../../../shared/animal/weight/to-tenth.ts";
import { weightFormTexts } from "../../../shared/animal/weight/weight-form.texts.ts";
import { weightInputs, weightRules } from "../../../shared/animal/weight/weight-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import { changeFacts } from "../../nutrition/animal-writes.ts";
import { energyOf } from "../../nutrition/energy-of.ts";
import { fedAnimal } from "../../nutrition/fed-animal.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { NotFound, type Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalNotice } from "../animal-notice.ts";
import { pageOfAnimal } from "../profile/animal.ts";
import { animalDownPage } from "../profile/animal-page.ts";
import { vetDecides } from "../profile/vet-decides.ts";

const say = translator(weightFormTexts);

interface Given {
  animal: Animal;
  kind: NonNullable<Animal["kind"]>;
}

export const weightForm = form({
  failure: "weight not saved",
  given: async (c: AppContext, { animal: id }: { animal: string }): Promise<Given> => {
    const animal = await ownAnimal(c, id);
    if (!animal.kind) throw new NotFound(c.req.path);
    return { animal, kind: animal.kind };
  },
  rules: ({ kind }) => weightRules(kind),
  act: async (c, { given: { animal }, values }) => {
    const weight = toTenth(Number(values[weightInputs.weight]));
    if (animal.weight !== weight) {
      const isShown = String(values[weightInputs.shown] ?? "") === String(animal.weight ?? "");
      if (!isShown) return askAgain(animal, weight);
      await save(c.var, animal, weight);
    }
    return {
      to: animalHref(animal.id),
      notice: animalNotice("success", await savedText(c.var, { ...animal, weight })),
      atTop: true,
    };
  },
  back: (c, { given: { animal }, errors, draft }): Promise<Page> =>
    pageOfAnimal(c, animal, { errors, draft: String(draft[weightInputs.weight] ?? "") }),
  messages: () => ({ unavailable: say("errors.notSaved") }),
  outage: async (c, { animal }) => animalDownPage(c.var, Number(animal)),
});

/** Another tab has saved another weight since the form was rendered. */
function askAgain(animal: Animal, weight: number) {
  const known = animal.weight === null ? null : formatWeight(animal.weight);
  return {
    to: `${animalHref(animal.id)}?${weightInputs.weight}=${encodeURIComponent(formatWeight(weight))}`,
    notice: animalNotice("info", say("errors.elsewhere", { weight: known })),
    atTop: true,
  };
}

async function save(services: Services<"ecommerce">, { id }: Animal, weight: number): Promise<void> {
  await changeFacts(services, id, { weight }).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful
      ? new Refusal("unavailable", say("errors.unsure"), { cause: error })
      : error;
  });
}

async function savedText(
  services: Services<"animalLists" | "content" | "ecommerce" | "log" | "settings">,
  animal: Animal & { weight: number },
): Promise<string> {
  const [lists, isVets] = await Promise.all([
    services.animalLists().catch(() => null),
    vetDecides(services, animal),
  ]);
  const fed = isVets === false ? await fedAnimal(services, animal, lists) : null;
  const { name, weight } = animal;
  return say("saved", {
    name,
    weight: formatWeight(weight),
    kcal: fed && (energyOf(fed, lists)?.need ?? null),
  });
}
