import { type ChangeEvent, type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "../../../../engine/islands/island.tsx";
import { photoTexts } from "../../../../shared/animal/photo/photo.texts.ts";
import { photoFault } from "../../../../shared/animal/photo/photo-fault.ts";
import type { PhotoAction, photoFields, photoFileRules } from "../../../../shared/animal/photo/photo-form.ts";
import { photoHref } from "../../../../shared/animal/photo/photo-href.ts";
import { acceptedPhotos, largestPhoto } from "../../../../shared/animal/photo/photo-type.ts";
import type { UploadSettings } from "../../../../shared/animal/photo/photo-upload.ts";
import { type FormErrors, noErrors } from "../../../../shared/forms/form-errors.ts";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { formatSize } from "../../../../shared/text/format-size.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FormMessages } from "../../forms/error-summary.tsx";
import type { PhotoEditorProps } from "./photo-editor.tsx";
import css from "./photo-form.module.css";
import { TakePhoto } from "./take-photo.tsx";

const t = translator(photoTexts);

export interface PhotoFormProps {
  animal: number;
  settings: UploadSettings;
  problem: string | null;
  errors?: FormErrors;
}

interface Opened {
  source: HTMLCanvasElement;
  Editor: ComponentType<PhotoEditorProps>;
}

function PhotoForm({ animal, settings, problem, errors = noErrors }: PhotoFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState(errors.fields.photo);
  const [isReading, setReading] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  const open = useCallback(async (file: File | undefined) => {
    setError(undefined);
    const fault = await photoFault(file);
    if (!file || fault) return setError(fault ?? undefined);
    setReading(true);
    try {
      const [{ openPhoto }, { PhotoEditor: Editor }] = await Promise.all([
        import("./open-photo.ts"),
        import("./photo-editor.tsx"),
      ]);
      setOpened({ source: await openPhoto(file), Editor });
    } catch {
      setError(t("unreadable"));
    } finally {
      setReading(false);
    }
  }, []);

  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
    if (chosen) void open(chosen);
  }, [open]);

  const chooseAgain = () => {
    flushSync(() => setOpened(undefined));
    form.current?.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  };

  if (problem) return <Notice tone="error">{problem}</Notice>;
  if (opened) {
    const { source, Editor } = opened;
    return <Editor animal={animal} settings={settings} source={source} onOther={chooseAgain} />;
  }
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void open(file);
  };
  return (
    <form
      ref={form}
      className={`stack-4 ${css.form}`}
      method="post"
      action={photoHref(animal)}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get(
          "photo" satisfies InputName<typeof photoFileRules>,
        );
        void open(chosen instanceof File ? chosen : undefined);
      }}
    >
      <FormMessages errors={errors} />
      {/* This input must precede the file: the server stops reading at a file that is too large. */}
      <input
        type="hidden"
        name={"faire" satisfies InputName<typeof photoFields>}
        value={"envoyer" satisfies PhotoAction}
      />
      <FileField
        id={id}
        name={"photo" satisfies InputName<typeof photoFileRules>}
        label={t("label")}
        hint={t(hydrated ? "hintScripts" : "hint", { size: formatSize(largestPhoto) })}
        accept={acceptedPhotos}
        error={error}
        onChange={follow}
      />
      {hydrated ? <TakePhoto onChange={follow} /> : <Button>{t("send")}</Button>}
      {isReading && <p role="status">{t("reading")}</p>}
    </form>
  );
}

export const PhotoFormIsland = island(PhotoForm, { when: "visible" });
