import { useEffect, useRef, useState } from "react";
import { photoTexts } from "../../../../shared/animal/photo/photo.texts.ts";
import { type PhotoAction, photoFields, uploadedRules } from "../../../../shared/animal/photo/photo-form.ts";
import { photoHref } from "../../../../shared/animal/photo/photo-href.ts";
import { photoProblems } from "../../../../shared/animal/photo/photo-problems.texts.ts";
import { photoFileName } from "../../../../shared/animal/photo/photo-type.ts";
import type { UploadedPhoto, UploadSettings } from "../../../../shared/animal/photo/photo-upload.ts";
import { redirectForm } from "../../../../shared/api/forms.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { leaveFor } from "../../../navigation/leave-for.ts";
import { postForm } from "../../forms/post-form.ts";
import type { Frame } from "./crop-frame.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { UploadRefused, uploadPhoto } from "./upload-photo.ts";

const t = translator(photoTexts);

export interface UploadProgress {
  stage: "shrinking" | "authorising" | "progress" | "saving";
  sent: number;
}

interface Uploaded {
  photo: UploadedPhoto;
  of: Frame;
}

/** A photo that is already on the image host is not uploaded again; a retry only saves it in the profile. */
export function usePhotoUpload({ animal, settings }: { animal: number; settings: UploadSettings }) {
  const [sending, setSending] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState("");
  const [isCancelled, setCancelled] = useState(false);
  const running = useRef<AbortController>(null);
  const uploaded = useRef<Uploaded>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(source: HTMLCanvasElement, frame: Frame) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure("");
    setCancelled(false);
    try {
      if (uploaded.current?.of !== frame) {
        const photo = await upload(source, frame, controller.signal);
        uploaded.current = { photo, of: frame };
      }
      setSending({ stage: "saving", sent: 1 });
      setFailure((await keep(uploaded.current.photo, controller.signal)) ?? "");
    } catch (error) {
      if (controller.signal.aborted) setCancelled(true);
      else setFailure(error instanceof UploadRefused ? photoProblems[error.problem] : t("unreadable"));
    }
    running.current = null;
    setSending(null);
  }

  async function upload(source: HTMLCanvasElement, frame: Frame, signal: AbortSignal) {
    setSending({ stage: "shrinking", sent: 0 });
    const { file, type } = await shrinkPhoto(source, frame);
    signal.throwIfAborted();
    setSending({ stage: "authorising", sent: 0 });
    const onProgress = (sent: number) => setSending({ stage: "progress", sent });
    return uploadPhoto({ file, fileName: photoFileName(animal, type) }, settings, { signal, onProgress });
  }

  async function keep({ url, fileId }: UploadedPhoto, signal: AbortSignal): Promise<string | undefined> {
    const data = new FormData();
    data.set(photoFields.input("faire"), "garder" satisfies PhotoAction);
    data.set(uploadedRules.input("url"), url);
    data.set(uploadedRules.input("fileId"), fileId);
    const kept = await postForm(redirectForm(photoHref(animal)), data);
    if (kept.errors) return [...kept.errors.form, ...Object.values(kept.errors.fields)].join(" ");
    // If the screen was left meanwhile, the photo stays saved, but the visitor is not navigated away.
    if (!signal.aborted) await leaveFor(kept.answer.redirect);
    return undefined;
  }

  return { sending, failure, isCancelled, send, cancel: () => running.current?.abort() };
}
