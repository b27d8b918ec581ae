import type { ChangeEvent } from "react";
import { island } from "../../../engine/islands/island.tsx";

export interface ClaimPhotoProps {
  name: string;
  accept: string;
  className: string;
  /** Attributes that tie the input to its label, hint and error. */
  described: { id: string; "aria-describedby"?: string | undefined; "aria-invalid"?: boolean | undefined };
}

function ClaimPhoto({ described, ...input }: ClaimPhotoProps) {
  return <input type="file" {...input} {...described} onChange={(event) => void reduce(event)} />;
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
