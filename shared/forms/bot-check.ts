/** What the browser needs to load the bot check. */
export interface BotCheckSettings {
  /** An address, or a path of the shop. */
  scriptUrl: string;
  siteKey: string;
}

/** What a token of the bot check is made for: each protected form has an action of its own. */
export type BotCheckAction = "contact" | "newsletter" | "signin";

/** What a protected form is shown with. */
export interface SenderProps {
  botCheck: BotCheckSettings;
  /** When it was shown, signed: for browsers that run no scripts. */
  stamp: string;
}

/** Fields that a protected form carries beside its own. */
export const senderFields = {
  /** The token of the bot check, from a browser that runs scripts. */
  token: "botCheckToken",
  /** When the form was shown, signed: for browsers that run none. */
  stamp: "formStamp",
  /** Seen by nobody and filled in by robots. */
  trap: "website",
} as const;
