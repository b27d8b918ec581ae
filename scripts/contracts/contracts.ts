import { unstable_readConfig } from "wrangler";
import { demoCustomers, demoPassword } from "../../sandbox/demo/demo-customers.ts";
import { type Configuration, parseConfiguration } from "../../worker/env.ts";
import { movedCalls } from "../../worker/upstream/ecommerce/moved-calls.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";
import { diagnose } from "../doctor/doctor.ts";
import type { Finding } from "../doctor/examination.ts";
import { openStandIns } from "../open-stand-ins.ts";
import { compactJson } from "./compact-json.ts";
import { recordContent } from "./content.ts";
import { openApi } from "./document.ts";
import type { ServiceOptions } from "./document-parts.ts";
import { recordEcommerce } from "./ecommerce.ts";
import { memoryBucket, recordIdentity, recordImages, recordMarketing } from "./others.ts";
import { type Recording, uncalledIn } from "./record.ts";
import { undisturbed } from "./undisturbed.ts";

/** The examples are of this day: set the clock before recording. */
export const recordedAt = new Date("2026-11-25T10:00:00+01:00");

export const contractsFolder = "docs/contracts";

/** Text of each file in docs/contracts, by its name. @throws if a function of a client is not called */
export const contracts = (): Promise<Map<string, string>> =>
  undisturbed(async () => {
    const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
    const configuration = parseConfiguration(vars);
    const standIns = await openStandIns({ UPLOADS: memoryBucket() });
    const { fetch: fetcher } = standIns;
    const { findings } = await diagnose({
      ...{
        variables: vars,
        standIns,
        origin: "https://boutique.example",
        login: { email: demoCustomers[0]?.customer.email ?? "", password: demoPassword },
      },
    });
    const files = new Map<string, string>();
    for (const [name, record, options] of services(configuration, findings)) {
      const recordings = await record(configuration, fetcher);
      const [uncalled] = uncalledIn(recordings);
      if (uncalled)
        throw new Error(`No contract describes ${uncalled}() of ${name}: call it in scripts/contracts.`);
      const document = await openApi(recordings, options);
      files.set(`${name}.json`, `${compactJson(document)}\n`);
    }
    return files;
  });

type RecordService = (configuration: Configuration, fetcher: Fetcher) => Promise<Recording[]>;

function services(
  { channelCode, ecommerceLocale, contentLocale }: Configuration,
  findings: readonly Finding[],
): (readonly [name: string, record: RecordService, options: ServiceOptions])[] {
  const needOf = (service: string) => needIn(findings.filter((finding) => finding.service === service));
  const optional = () => ({ need: "optional" as const });
  return [
    [
      "content",
      recordContent,
      {
        title: "Content system",
        description:
          "What the shop reads of the content system, as Strapi 4 answers. Strapi 5 has the members of `attributes` beside `id`.",
        server: "CONTENT_URL",
        pathOf: below("/content/api"),
        needOf: needOf("content system"),
        everywhere: { locale: contentLocale },
      },
    ],
    [
      "identity",
      recordIdentity,
      {
        title: "Identity provider",
        description:
          "An OpenID Connect provider. The shop finds its pages in the description that it publishes.",
        server: "IDENTITY_ISSUER",
        pathOf: below("/_sandbox/identite"),
        needOf: optional,
      },
    ],
    [
      "images",
      recordImages,
      {
        title: "Image host",
        description:
          "UPLOAD_AUTHENTICATION_URL signs, UPLOAD_URL takes the photo of an animal, as ImageKit does.",
        server: "UPLOAD_URL",
        pathOf: (pathname) => pathname.replace(/^(\/_sandbox)?\/image-host/, ""),
        needOf: optional,
      },
    ],
    [
      "marketing",
      recordMarketing,
      {
        title: "Marketing service",
        description:
          "The anonymous page view of the shop's servers. With consent, browsers send the same body with the visitor's own `event`, `data`, `utm` and `abtests` to MARKETING_URL, and report a campaign that was seen to `report/{campaign}`.",
        server: "MARKETING_WORKER_URL",
        pathOf: (pathname) => pathname.replace(/^\/marketing\/?/, "/"),
        needOf: optional,
      },
    ],
    // Last, since it changes passwords and the version that its stand-in speaks.
    [
      "ecommerce",
      recordEcommerce,
      {
        title: "E-commerce API",
        description:
          "What the shop asks of a Sylius API. Calls with `x-versions` have another address in other versions. `hydra:member`, `hydra:view` and `hydra:totalItems` may lack their prefix.",
        server: "ECOMMERCE_URL",
        pathOf: below("/ecommerce/api/v2"),
        needOf: needOf("e-commerce"),
        versionsOf,
        values: [channelCode],
        everywhere: { channelCode, locale: ecommerceLocale },
      },
    ],
  ];
}

const below = (base: string) => (pathname: string) => pathname.slice(base.length);

/** Needs of the doctor's table; a feature's need holds for all calls below its resource. */
function needIn(findings: readonly Finding[]): NonNullable<ServiceOptions["needOf"]> {
  const examined = findings.flatMap(({ call, need, screens }) =>
    [...call.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) ([\w{][^\s,?]*)/g)].map(([, method, path = ""]) => ({
      ...{ method, need, screens, segments: path.split("/") },
    })),
  );
  return (method, path) => {
    const segments = path.slice(1).split("/");
    const own = examined.filter((one) => one.method === method);
    const found =
      own.find((one) => one.segments.join("/") === segments.join("/")) ??
      own.find((one) => isSame(one.segments, segments)) ??
      examined.find((one) => typeof one.need === "object" && isSame(one.segments, segments)) ??
      examined.find(
        ({ need, segments: [first, second] }) =>
          typeof need === "object" && first === segments[0] && second === segments[1],
      );
    return found && { need: found.need, screens: found.screens };
  };
}

const isSame = (examined: readonly string[], described: readonly string[]): boolean =>
  examined.length === described.length &&
  described.every((part, index) => part.startsWith("{") || part === examined[index]);

function versionsOf(method: string, path: string, names: readonly string[]): string[] | undefined {
  const moved = Object.entries(movedCalls).map(([version, calls]) => ({
    version,
    calls: Object.values<(...parts: never[]) => readonly [string, string]>(calls).map((call) => {
      const [verb, address] = (call as (...parts: string[]) => readonly [string, string])("{}", "{}");
      return `${verb} /${decodeURIComponent(address).replace(/\?.*/, "")}`;
    }),
  }));
  const key = `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
  const versions = moved.flatMap(({ version, calls }) => (calls.includes(key) ? version : []));
  const areMoved = names.every(
    (name) => Object.keys(movedCalls["2.0"]).some((call) => name.startsWith(call)) || name === "proveChannel",
  );
  return versions.length > 0 && versions.length < moved.length && areMoved ? versions : undefined;
}
