import type { Context } from "hono";
import { html } from "hono/html";
import { href } from "../../../shared/routes.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";

interface Person {
  email: string;
  firstName: string;
}

export function sendWelcomeMail(c: Context<SandboxEnv>, { email, firstName }: Person, token: string) {
  return send(c, {
    to: email,
    subject: `Bienvenue chez Museau, ${firstName}`,
    name: firstName,
    content: html`<p>Votre compte est créé. Vous y retrouvez vos commandes, vos abonnements et vos adresses.</p>`,
    action: {
      to: `${href("mon-compte-bienvenue")}?jeton=${token}`,
      text: "Confirmer mon adresse e-\u2060mail",
    },
  });
}

export function sendVerificationMail(c: Context<SandboxEnv>, { email, firstName }: Person, token: string) {
  return send(c, {
    to: email,
    subject: "Confirmez votre adresse e-mail",
    name: firstName,
    content: html`<p>Un clic suffit. Ce lien est valable sept jours.</p>`,
    action: {
      to: `${href("mon-compte-bienvenue")}?jeton=${token}`,
      text: "Confirmer mon adresse e-\u2060mail",
    },
  });
}

export function sendResetMail(c: Context<SandboxEnv>, { email, firstName }: Person, token: string) {
  return send(c, {
    to: email,
    subject: "Choisissez un nouveau mot de passe",
    name: firstName,
    content: html`<p>Vous avez demandé un nouveau mot de passe. Ce lien est valable une heure et ne sert qu’une fois.</p>`,
    action: {
      to: href("mot-de-passe-oublie-forgotPassword", { forgotPassword: token }),
      text: "Choisir un nouveau mot de passe",
    },
    rest: html`<p>Vous n’avez rien demandé ? Ne faites rien. Votre mot de passe reste le même.</p>`,
  });
}

/** The former address gets a mail too, because its owner may not know of the change. */
export async function sendChangedEmailMails(
  c: Context<SandboxEnv>,
  { email, firstName, formerEmail }: Person & { formerEmail: string },
  token: string,
) {
  await send(c, {
    to: email,
    subject: "Confirmez votre nouvelle adresse e-mail",
    name: firstName,
    content: html`<p>Vous utilisez désormais cette adresse chez Museau. Confirmez-la dans les sept jours.</p>`,
    action: {
      to: `${href("mon-compte-bienvenue")}?jeton=${token}`,
      text: "Confirmer mon adresse e-\u2060mail",
    },
  });
  await send(c, {
    to: formerEmail,
    subject: "Votre adresse e-mail a changé",
    name: firstName,
    content: html`<p>L’adresse e-\u2060mail de votre compte vient de changer. Celle-ci ne sert plus à vous connecter.</p>
    <p>Ce n’était pas vous ? Contactez-nous sans attendre.</p>`,
  });
}

export function sendChangedPasswordMail(c: Context<SandboxEnv>, { email, firstName }: Person) {
  return send(c, {
    to: email,
    subject: "Votre mot de passe a changé",
    name: firstName,
    content: html`<p>Le mot de passe de votre compte vient de changer. Vos autres appareils sont déconnectés.</p>
    <p>Ce n’était pas vous ? Choisissez-en un autre par « Mot de passe oublié », puis contactez-nous.</p>`,
  });
}

export function sendDeletionMail(c: Context<SandboxEnv>, { email, firstName }: Person) {
  return send(c, {
    to: email,
    subject: "Votre demande de suppression est enregistrée",
    name: firstName,
    content: html`<p>Nous avons bien reçu votre demande. Notre service client supprime votre compte et vos données dans le
    mois qui vient. Il vous écrit quand c’est fait.</p>
    <p>La loi nous demande de conserver les factures dix ans. Nous gardons cinq ans les commandes, les
    résiliations et les rétractations.</p>
    <p>Vous avez changé d’avis ? Répondez simplement à cet e-\u2060mail.</p>`,
  });
}

export function sendAnimalDeletedMail(c: Context<SandboxEnv>, { email, firstName }: Person, animal: string) {
  return send(c, {
    to: email,
    subject: `La fiche de ${animal} est supprimée`,
    name: firstName,
    content: html`<p>Vous ne recevrez plus de conseils pour ${animal}. Vos abonnements, eux, continuent.</p>`,
    action: { to: href("mon-compte-mes-animaux"), text: "Voir mes animaux" },
  });
}
