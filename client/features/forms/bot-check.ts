import type { BotCheckAction, BotCheckSettings } from "../../../shared/forms/bot-check.ts";

interface BotCheckScript {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: BotCheckScript;
  }
}

/** Milliseconds. The script usually loads while the form is being filled in. */
const longestLoad = 10_000;

const longestWait = 3_000;

let loaded: { siteKey: string; script: Promise<BotCheckScript> } | undefined;

/** The next call retries a failed load. @throws if the bot check is off, or for a second site key */
export async function loadBotCheck({ scriptUrl, siteKey }: BotCheckSettings): Promise<BotCheckScript> {
  if (!scriptUrl) throw new Error("The bot check is switched off.");
  if (typeof document === "undefined") throw new Error("The bot check runs in a browser only.");
  if (loaded && loaded.siteKey !== siteKey) {
    throw new Error("The bot check was loaded with a different site key.");
  }
  loaded ??= { siteKey, script: insertScript(scriptUrl, siteKey) };
  try {
    return await loaded.script;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

/** Token bound to the action. @throws like `loadBotCheck`, and after `longestWait` */
export function botCheckToken(settings: BotCheckSettings, action: BotCheckAction): Promise<string> {
  const token = loadBotCheck(settings).then((script) => script.execute(settings.siteKey, { action }));
  return within(longestWait, token);
}

function insertScript(scriptUrl: string, siteKey: string): Promise<BotCheckScript> {
  const address = new URL(scriptUrl, location.origin);
  address.searchParams.set("render", siteKey);
  const element = document.createElement("script");
  const ready = new Promise<BotCheckScript>((resolve, reject) => {
    element.addEventListener("error", () => reject(new Error("The bot check could not be loaded.")));
    element.addEventListener("load", () => {
      const script = window.grecaptcha;
      if (script) script.ready(() => resolve(script));
      else reject(new Error("The bot check is not what was expected."));
    });
  });
  element.src = address.href;
  element.async = true;
  document.head.append(element);
  return within(longestLoad, ready).catch((error: unknown) => {
    element.remove();
    throw error;
  });
}

function within<T>(longest: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("The bot check did not answer.")), longest),
  );
  return Promise.race([work, late]);
}
