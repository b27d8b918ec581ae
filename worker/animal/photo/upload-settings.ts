import {
  settingsProblem,
  type UploadProblem,
  type UploadSettings,
} from "../../../shared/animal/photo/photo-upload.ts";
import type { AppContext } from "../../context.ts";

export function uploadSettings(c: AppContext): UploadSettings {
  const { url, publicKey, authenticationUrl } = c.var.configuration.upload;
  return { url, publicKey, hasAuthentication: authenticationUrl !== "" };
}

export function loggedSettingsProblem(c: AppContext): UploadProblem | null {
  const problem = settingsProblem(uploadSettings(c));
  if (problem) c.var.log.error("photos cannot be sent", new Error(problem));
  return problem;
}
