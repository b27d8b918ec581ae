import * as z from "zod/mini";
import { measuresDataset } from "../shared/measure/points.ts";

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = z._default(z.union([address, z.literal("")]), "");
const text = z._default(z.string(), "");

const settingsSchema = z.object({
  /** Address of the shop that is watched. */
  SHOP: address,
  HEALTH_SECRET: z.string().check(z.minLength(16)),
  CLOUDFLARE_API: z._default(address, "https://api.cloudflare.com/client/v4"),
  CLOUDFLARE_ACCOUNT_ID: z.string().check(z.minLength(1)),
  ANALYTICS_TOKEN: z.string().check(z.minLength(1)),
  DATASET: z._default(z.string().check(z.regex(/^\w+$/)), measuresDataset),
  PICTURE: text,
  RUNBOOKS: optionalAddress,
  HEARTBEAT_URL: optionalAddress,
  /** `on`: only Slack hears of anything, whatever else is configured. */
  QUIET: z._default(z.enum(["on", "off"]), "off"),
  SLACK_URL: optionalAddress,
  PAGERDUTY_URL: z._default(address, "https://events.pagerduty.com/v2/enqueue"),
  PAGERDUTY_KEY: text,
  MAIL_URL: optionalAddress,
  MAIL_TOKEN: text,
  MAIL_FROM: text,
  MAIL_TO: text,
});

export type AlarmSettings = z.infer<typeof settingsSchema>;

/** @throws on the first run if a variable is wrong: then the heartbeat is missing */
export const parseSettings = (env: object): AlarmSettings => z.parse(settingsSchema, env);
