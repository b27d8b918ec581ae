import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { photoTexts } from "../../../shared/animal/photo/photo.texts.ts";
import type { PhotoAction, photoFields, uploadedRules } from "../../../shared/animal/photo/photo-form.ts";
import { photoHref } from "../../../shared/animal/photo/photo-href.ts";
import type { UploadedPhoto, UploadSettings } from "../../../shared/animal/photo/photo-upload.ts";
import type { Image } from "../../../shared/content/content.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { InputName } from "../../../shared/forms/form-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { PhotoFormIsland } from "../../features/animal/photo/photo-form.island.tsx";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import css from "./animal-photo-screen.module.css";

const t = translator(photoTexts);

export interface AnimalPhotoScreenProps extends Pick<AccountFrameProps, "places"> {
  animal: { id: number; name: string; kind: AnimalKind | null; picture: Image | null };
  upload: UploadSettings;
  problem: string | null;
  errors?: FormErrors;
  uploaded?: UploadedPhoto;
}

export function AnimalPhotoScreen({
  places,
  animal,
  upload,
  problem,
  errors,
  uploaded,
}: AnimalPhotoScreenProps) {
  const { id, name, picture } = animal;
  const profile = href("mon-compte-mes-animaux-animal", { animal: String(id) });
  const title = t(picture ? "change" : "title", { name });
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-animaux"
      steps={[{ name, href: profile }, { name: t("label") }]}
    >
      <div className="stack-5 measure">
        <div className="stack-2">
          <h1>{title}</h1>
          <p className="muted">{t("intro")}</p>
        </div>
        {errors && <FormMessages errors={{ ...noErrors, form: errors.form }} />}
        {uploaded && (
          <form method="post" action={photoHref(id)}>
            <input
              type="hidden"
              name={"url" satisfies InputName<typeof uploadedRules>}
              value={uploaded.url}
            />
            <input
              type="hidden"
              name={"fileId" satisfies InputName<typeof uploadedRules>}
              value={uploaded.fileId}
            />
            <Button
              name={"faire" satisfies InputName<typeof photoFields>}
              value={"garder" satisfies PhotoAction}
            >
              {t("keep")}
            </Button>
          </form>
        )}
        <PhotoFormIsland
          animal={id}
          settings={upload}
          problem={problem}
          {...(errors ? { errors: { ...noErrors, fields: errors.fields } } : {})}
        />
        {picture && (
          <section className={css.current} aria-labelledby="photo-actuelle">
            <div className={`cover ${css.picture}`}>
              <Picture image={picture} alt={t("current", { name })} widths={[160, 320]} />
            </div>
            <div className={`stack-1 note ${css.words}`}>
              <h2 id="photo-actuelle">{t("currentLabel")}</h2>
              <p>{t("currentText")}</p>
              <form method="post" action={photoHref(id)}>
                <Button
                  look="quiet"
                  className={css.remove}
                  name={"faire" satisfies InputName<typeof photoFields>}
                  value={"retirer" satisfies PhotoAction}
                >
                  {t("remove")}
                </Button>
              </form>
            </div>
          </section>
        )}
        <a href={profile}>{t("back")}</a>
      </div>
    </AccountFrame>
  );
}
