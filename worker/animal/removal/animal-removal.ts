import type { Animal } from "../../../shared/animal/animal.ts";
import {
  animalsHref,
  editAnimalHref,
  farewellHref,
  removalQuery,
} from "../../../shared/animal/animal-href.ts";
import { animalsScreenTexts } from "../../../shared/animal/animals-screen.texts.ts";
import { animalRemovalTexts } from "../../../shared/animal/removal/animal-removal.texts.ts";
import { removalForm, removalReasons } from "../../../shared/animal/removal/animal-removal.ts";
import { farewellReasons } from "../../../shared/animal/removal/farewell-reasons.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import { removeAnimal } from "../../nutrition/animal-writes.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { NotFound, type Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalNotice } from "../animal-notice.ts";
import { listPage } from "../animals.ts";
import { profileDown } from "../form/animal-form-page.ts";
import type { AnimalParams } from "../form/change-animal.ts";

const t = translator(animalRemovalTexts);
const nameless = translator(animalsScreenTexts);

export const removalPage = async (c: AppContext, { animal: id }: AnimalParams): Promise<Page> =>
  pageOf(c.var, await ownAnimal(c, id), { reason: c.req.query(removalQuery) ?? "" });

export const animalRemoval = form<Animal | null, FormValues, Page | Response, AnimalParams>({
  failure: "animal not deleted",
  given: (c, { animal: id }) =>
    ownAnimal(c, id).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    }),
  rules: () => smartFormRules(removalForm),
  act: async (c, { given: animal, values }) => {
    if (!animal) throw new Refusal("gone");
    const reason = removalReasons.find((one) => one === values.reason) ?? "other";
    await remove(c.var, animal, reason);
    const text = t("notices.removed", { name: nameOf(animal) });
    const farewell = farewellReasons.find((one) => one === reason);
    if (!farewell) return { to: animalsHref(), notice: animalNotice("success", text) };
    const about = { farewell, name: animal.name.slice(0, longestName) };
    return { to: farewellHref(farewell), notice: animalNotice("success", text, about) };
  },
  back: (c, { given: animal, draft, errors }) =>
    animal ? pageOf(c.var, animal, draft, errors) : listPage(c, { tone: "info", text: t("notices.gone") }),
  messages: () => ({ unavailable: t("notices.notRemoved"), gone: t("notices.gone") }),
  outage: async (c, { animal }) => profileDown(c, Number(animal)),
});

type FormValues = Record<string, unknown>;

/** Characters, since the notice travels in a cookie. */
const longestName = 100;

const remove = (services: Services<"ecommerce">, { id }: Animal, reason: string): Promise<void> =>
  removeAnimal(services, id, reason).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful
      ? new Refusal("unavailable", t("notices.unsure"), { cause: error })
      : error;
  });

const nameOf = ({ name }: Animal) => name || nameless("unnamed");

function pageOf(
  services: Services<"settings">,
  animal: Animal,
  inputs: FormInputs,
  errors?: FormErrors,
): Page {
  const name = nameOf(animal);
  return {
    screen: "animal-removal",
    props: { places: accountPlacesOf(services), id: animal.id, name, inputs, ...(errors && { errors }) },
    head: { title: pageTitle(t("title", { name })), canonical: editAnimalHref(animal.id), noindex: true },
  };
}
