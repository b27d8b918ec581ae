import {
  settingsProblem,
  type UploadProblem,
  type UploadSettings,
} from "../../../shared/animal/photo/photo-upload.ts";
import type { Services } from "../../context.ts";

export function uploadSettings({ configuration }: Services<"configuration">): UploadSettings {
  const { url, publicKey, authenticationUrl } = configuration.upload;
  return { url, publicKey, hasAuthentication: authenticationUrl !== "" };
}

export function loggedSettingsProblem(services: Services<"configuration" | "log">): UploadProblem | null {
  const problem = settingsProblem(uploadSettings(services));
  if (problem) services.log.error("photos cannot be sent", new Error(problem));
  return problem;
}
