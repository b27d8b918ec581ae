import { animalProfileTexts } from "../../../../shared/animal/profile/animal-profile.texts.ts";
import type { AdvisedFood } from "../../../../shared/guide/shown-advice.ts";
import { tellingReason } from "../../../../shared/guide/telling-reason.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Picture } from "../../../ui/picture.tsx";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import css from "./animal-advice.module.css";

const t = translator(animalProfileTexts);

interface AnimalAdviceProps {
  need: number;
  foods: readonly AdvisedFood[];
  more: string | undefined;
}

export function AnimalAdvice({ need, foods, more }: AnimalAdviceProps) {
  return (
    <>
      <CardText>{t("advice.energy", { kcal: need.toLocaleString("fr-FR") })}</CardText>
      <ul className={css.foods}>
        {foods.map(({ sku, href, name, image, ration, reasons, format, packDays }) => (
          <li key={sku} className={css.food}>
            <span className={`contain ${css.picture}`}>
              {image && <Picture image={image} alt="" widths={[160, 320]} sizes="5rem" ground="paper" />}
            </span>
            <div className={css.words}>
              <a className={css.name} href={href}>
                {name}
              </a>
              <p className={css.ration}>{t("advice.ration", { grams: ration })}</p>
              <p className="note">{t("advice.lasts", { format: unbroken(format.name), days: packDays })}</p>
              <p className="note">{tellingReason(reasons, foods)}</p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <CardFoot>
          <CardLink href={more}>{t("advice.more")}</CardLink>
        </CardFoot>
      )}
    </>
  );
}
