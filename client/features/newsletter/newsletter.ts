import type { FormErrors } from "../../../shared/api/api-error.ts";
import { type BotCheckSettings, guardFields } from "../../../shared/forms/bot-check.ts";
import { newsletterTexts } from "../../../shared/newsletter/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { botCheckToken, loadBotCheck } from "../forms/bot-check.ts";

const t = translator(newsletterTexts);

const followed = new WeakSet<HTMLFormElement>();

/** Subscribes in place of the form's own post: errors beside the field, thanks in the place of the form. */
export function followNewsletter(form: HTMLFormElement): void {
  if (followed.has(form)) return;
  followed.add(form);
  // What is wrong is said by the form, in the shop's words.
  form.noValidate = true;
  // Ahead of the address; what goes wrong is said when it is sent.
  void loadBotCheck(settingsOf(form)).catch(() => {});
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void subscribe(form);
  });
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  if (!button || button.ariaBusy === "true") return;
  const words = button.textContent;
  say(form, "");
  button.ariaBusy = "true";
  button.textContent = t("pending");
  const problem = await send(form);
  button.ariaBusy = null;
  button.textContent = words;
  if (problem === undefined) thank(form);
  else say(form, problem);
}

/** Undefined where the e-mail was taken. */
async function send(form: HTMLFormElement): Promise<string | undefined> {
  const body = new FormData(form);
  try {
    body.set(guardFields.token, await botCheckToken(settingsOf(form), "newsletter"));
  } catch {
    return t("errors.botCheck");
  }
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    });
    if (answer.ok) return undefined;
    const { errors } = (await answer.json()) as { errors: FormErrors };
    return errors.fields.email ?? errors.form.join(" ");
  } catch {
    return t("errors.failed");
  }
}

const settingsOf = ({ dataset }: HTMLFormElement): BotCheckSettings => ({
  scriptUrl: dataset.checkScript ?? "",
  siteKey: dataset.checkKey ?? "",
});

/** Under the field, as an alert that comes and goes: an empty one would stand on every page. Nothing to say takes it away. */
function say(form: HTMLFormElement, problem: string): void {
  form.querySelector("[role=alert]")?.remove();
  const input = form.querySelector<HTMLInputElement>("input[type=email]");
  if (!input) return;
  input.ariaInvalid = problem ? "true" : null;
  input.setAttribute("aria-describedby", problem ? "lettre-erreur lettre-accord" : "lettre-accord");
  if (!problem) return;
  const words = document.createElement("p");
  words.id = "lettre-erreur";
  words.setAttribute("role", "alert");
  words.textContent = problem;
  input.parentElement?.after(words);
  input.focus();
}

/** What comes in the place of the form takes its focus. */
function thank(form: HTMLFormElement): void {
  const words = document.createElement("p");
  words.tabIndex = -1;
  words.setAttribute("role", "status");
  words.textContent = t("done");
  form.replaceChildren(words);
  words.focus();
}
