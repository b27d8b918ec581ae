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
    content: html`<p>Votre compte est créé : vous y retrouverez vos commandes, vos abonnements et vos adresses.</p>`,
    action: {
      to: `${href("mon-compte-bienvenue")}?jeton=${token}`,
      text: "Confirmer mon adresse e-\u2060mail",
    },
  });
}

export function sendVerificationMail(c: Context<SandboxEnv>, { email }: Person, token: string) {
  return send(c, {
    to: email,
    subject: "Confirmez votre adresse e-mail",
    content: html`<p>Un clic suffit, dans les sept jours.</p>`,
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
    content: html`<p>Bonjour ${firstName}, vous avez demandé à changer de mot de passe. Ce lien est valable une heure et ne
    sert qu’une fois.</p>`,
    action: {
      to: href("mot-de-passe-oublie-forgotPassword", { forgotPassword: token }),
      text: "Choisir un nouveau mot de passe",
    },
    rest: html`<p>Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.</p>`,
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
    content: html`<p>Bonjour ${firstName}, vous utilisez désormais cette adresse chez Museau. Un clic la confirme, dans
    les sept jours.</p>`,
    action: {
      to: `${href("mon-compte-bienvenue")}?jeton=${token}`,
      text: "Confirmer mon adresse e-\u2060mail",
    },
  });
  await send(c, {
    to: formerEmail,
    subject: "Votre adresse e-mail a changé",
    content: html`<p>Bonjour ${firstName}, l’adresse e-\u2060mail de votre compte vient d’être changée : celle-ci ne sert plus à
    vous connecter.</p>
    <p>Ce n’était pas vous ? Contactez-nous sans attendre.</p>`,
  });
}

export function sendChangedPasswordMail(c: Context<SandboxEnv>, { email, firstName }: Person) {
  return send(c, {
    to: email,
    subject: "Votre mot de passe a changé",
    content: html`<p>Bonjour ${firstName}, le mot de passe de votre compte vient d’être changé, et vos autres appareils ont
    été déconnectés.</p>
    <p>Ce n’était pas vous ? Choisissez-en un autre par « Mot de passe oublié », puis contactez-nous.</p>`,
  });
}

export function sendDeletionMail(c: Context<SandboxEnv>, { email, firstName }: Person) {
  return send(c, {
    to: email,
    subject: "Votre demande de suppression est enregistrée",
    content: html`<p>Bonjour ${firstName}, nous avons bien reçu votre demande. Notre service client supprime votre compte et vos
    données dans le mois qui vient, et vous écrit quand c’est fait. Les factures sont gardées dix ans, les
    commandes, les résiliations et les rétractations cinq ans, comme la loi le demande.</p>
    <p>Vous avez changé d’avis ? Répondez simplement à cet e-\u2060mail.</p>`,
  });
}

export function sendAnimalDeletedMail(c: Context<SandboxEnv>, { email, firstName }: Person, animal: string) {
  return send(c, {
    to: email,
    subject: `La fiche de ${animal} est supprimée`,
    content: html`<p>Bonjour ${firstName}, vous ne recevrez plus de conseils pour ${animal}. Vos abonnements, eux,
    continuent.</p>`,
    action: { to: href("mon-compte-mes-animaux"), text: "Voir mes animaux" },
  });
}
