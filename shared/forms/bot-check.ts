export interface BotCheckSettings {
  /** An address, or a path of the shop. */
  scriptUrl: string;
  siteKey: string;
}

/** The action a bot check token is bound to. */
export type BotCheckAction = "contact" | "newsletter" | "signin";

export interface SenderProps {
  botCheck: BotCheckSettings;
  stamp: string;
}

export const senderFields = {
  /** Bot check token, from browsers with scripts. */
  token: "botCheckToken",
  /** Signed time of rendering, for browsers without scripts. */
  stamp: "formStamp",
  /** Hidden; only robots fill it in. */
  trap: "website",
} as const;
