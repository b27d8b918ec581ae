import { invitationForm } from "../../../shared/api/sponsorships.ts";
import { href } from "../../../shared/routes.ts";
import { postForm } from "../forms/post-form.ts";

/** Loaded when the form is used: it brings the schemas along. */
export const sendInvitation = (data: FormData) =>
  postForm(invitationForm(href("mon-compte-mes-parrainages")), data);
