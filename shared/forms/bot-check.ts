export interface BotCheckSettings {
  scriptUrl: string;
  siteKey: string;
}

export type BotCheckAction = "contact" | "newsletter" | "signin" | "stock";

export interface SenderProps {
  botCheck: BotCheckSettings;
  stamp: string;
}

export const senderFields = {
  token: "botCheckToken",
  /** Signed time of rendering, for browsers without scripts. */
  stamp: "formStamp",
  /** Hidden; only robots fill it in. */
  trap: "website",
} as const;
