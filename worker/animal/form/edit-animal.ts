import { removalQuery } from "../../../shared/animal/animal-href.ts";
import { oneOf } from "../../forms/one-of.ts";
import type { Loader } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalRemoval, removalPage } from "../removal/animal-removal.ts";
import { profileDown } from "./animal-form-page.ts";
import { changeAnimal, changePage } from "./change-animal.ts";

export const loadEditAnimal: Loader<"mon-compte-mes-animaux-animal-modifier"> = async (c, params) => {
  try {
    return await (c.req.query(removalQuery) ? removalPage(c, params) : changePage(c, params));
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("form of an animal not shown", error);
    return profileDown(c, Number(params.animal));
  }
};

export const editAnimalForms = oneOf({
  choose: (c) => (c.req.query(removalQuery) ? "removal" : "change"),
  forms: { removal: animalRemoval, change: changeAnimal },
});
