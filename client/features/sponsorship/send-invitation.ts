import { invitationForm } from "../../../shared/api/sponsorships.ts";
import { href } from "../../../shared/routes.ts";
import { postForm } from "../forms/post-form.ts";

/** Imports the schemas, so import this file only dynamically. */
export const sendInvitation = (data: FormData) =>
  postForm(invitationForm(href("mon-compte-mes-parrainages")), data);
