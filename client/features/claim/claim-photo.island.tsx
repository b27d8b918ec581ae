import { type ChangeEvent, useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import fieldCss from "../../ui/field.module.css";
import { described, Field, type FieldTexts } from "../../ui/field.tsx";

export interface ClaimPhotoProps extends FieldTexts {
  id: string;
  name: string;
  accept: string;
}

function ClaimPhoto({ id, name, accept, error, ...words }: ClaimPhotoProps) {
  const [isChanged, setChanged] = useState(false);
  const texts = { ...words, error: isChanged ? undefined : error };
  return (
    <Field id={id} {...texts}>
      <input
        type="file"
        name={name}
        accept={accept}
        className={fieldCss.input}
        {...described(id, texts)}
        onChange={(event) => {
          setChanged(true);
          void reduce(event);
        }}
      />
    </Field>
  );
}

/** Leaves a photo that this browser cannot decode as it is: the server says what is wrong. */
async function reduce({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
  const [photo] = target.files ?? [];
  if (!photo) return;
  try {
    const { reduced } = await import("./reduced-photo.ts");
    const files = new DataTransfer();
    files.items.add(await reduced(photo));
    if (target.files?.[0] === photo) target.files = files.files;
  } catch {}
}

export const ClaimPhotoIsland = island(ClaimPhoto, { when: "visible" });
