export interface BotCheckSettings {
  scriptUrl: string;
  siteKey: string;
}

export type BotCheckAction = "contact" | "newsletter" | "search" | "signin" | "stock";

export interface SenderProps {
  botCheck: BotCheckSettings;
  stamp: string;
}

export const senderFields = {
  token: "botCheckToken",
  /** Signed render time, for browsers without scripts. */
  stamp: "formStamp",
  /** Honeypot, hidden from people. */
  trap: "website",
} as const;
