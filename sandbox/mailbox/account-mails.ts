import type { Context } from "hono";
import { html } from "hono/html";
import { href } from "../../shared/routes.ts";
import type { SandboxEnv } from "../env.ts";
import { send } from "./send.ts";

interface Person {
  email: string;
  firstName: string;
}

export function sendWelcomeMail(c: Context<SandboxEnv>, { email, firstName }: Person, token: string) {
  return send(c, {
    to: email,
    subject: `Bienvenue chez Museau, ${firstName}`,
    content: html`<p>Votre compte est ouvert : vous y retrouverez vos commandes, vos abonnements et vos adresses.</p>
    <p><a href="${href("mon-compte-bienvenue")}?jeton=${token}">Confirmer mon adresse e-mail</a></p>`,
  });
}

export function sendVerificationMail(c: Context<SandboxEnv>, { email }: Person, token: string) {
  return send(c, {
    to: email,
    subject: "Confirmez votre adresse e-mail",
    content: html`<p>Un clic suffit, dans les sept jours.</p>
    <p><a href="${href("mon-compte-bienvenue")}?jeton=${token}">Confirmer mon adresse e-mail</a></p>`,
  });
}

export function sendResetMail(c: Context<SandboxEnv>, { email, firstName }: Person, token: string) {
  return send(c, {
    to: email,
    subject: "Choisissez un nouveau mot de passe",
    content: html`<p>Bonjour ${firstName}, vous avez demandé à changer de mot de passe. Ce lien est valable une heure et ne
    sert qu’une fois.</p>
    <p><a href="${href("mot-de-passe-oublie-forgotPassword", { forgotPassword: token })}">Choisir un nouveau mot de passe</a></p>
    <p>Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.</p>`,
  });
}
