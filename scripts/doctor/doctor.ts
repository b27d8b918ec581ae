import { featureNames } from "../../shared/features.ts";
import { parseConfiguration } from "../../worker/env.ts";
import type { Log } from "../../worker/log.ts";
import { fetcherOf } from "../../worker/services/fetcher-of.ts";
import { type Identity, keptFromDemo } from "../demo-identity.ts";
import { contentOf } from "../service-clients.ts";
import { examineContent } from "./content.ts";
import { examineEcommerce, type Login } from "./ecommerce.ts";
import { type Examination, examine, type Finding, possibleFeatures, problemsIn } from "./examination.ts";
import { examineOthers, type OthersOptions } from "./others.ts";

export interface Diagnosis {
  findings: readonly Finding[];
  /** Calls that the configuration needs and that do not work. */
  problems: readonly Finding[];
  /** Value of FEATURES with what the services have. */
  features: string;
}

interface DoctorOptions {
  /** Variables and secrets of the shop. */
  variables: Record<string, unknown>;
  /** Answers addresses with the host `sandbox`. */
  standIns?: { fetch(request: Request): Promise<Response> } | undefined;
  origin: string;
  login: Login | undefined;
  identity?: Identity;
}

/** Goes through each service with the shop's own clients. @throws Misconfigured */
export async function diagnose({
  variables,
  standIns,
  origin,
  login,
  identity,
}: DoctorOptions): Promise<Diagnosis> {
  const configuration = parseConfiguration(variables);
  const env = { ...variables, SANDBOX: standIns } as unknown as OthersOptions["env"];
  const content = examine("content system");
  const variant = await examineContent(
    contentOf(configuration, fetcherOf(env, configuration.contentUrl), { ...silent, ...content.log }),
    content,
  );
  const ecommerce = await examineEcommerce({
    configuration,
    fetcher: fetcherOf(env, configuration.ecommerceUrl),
    variant,
    login,
  });
  const others = examine("other services");
  await examineOthers({ env, configuration, origin, log: silent }, others);

  const shop = examine("the shop");
  if (!isStandIn(configuration.ecommerceUrl)) await examineIdentity(shop, identity);

  const ofContent = configuration.contentToken ? content.findings : content.findings.map(withoutToken);
  const findings = [...shop.findings, ...ofContent, ...ecommerce, ...others.findings];
  const isOn = (feature: string) => configuration.features.some((name) => feature.startsWith(name));
  return {
    findings,
    problems: problemsIn(findings, isOn),
    features: proposed(findings, configuration.features),
  };
}

const withoutToken = (finding: Finding): Finding =>
  finding.outcome === "refused"
    ? { ...finding, outcome: "not tried", detail: "needs the secret CONTENT_TOKEN" }
    : finding;

const isStandIn = (address: string): boolean => URL.parse(address)?.hostname === "sandbox";

const examineIdentity = ({ ask }: Examination, identity: Identity | undefined) =>
  ask(
    {
      call: "shared/identity.ts",
      screens: "every page, mails, structured data, where withdrawn goods go",
      need: "required",
      fix: "write the shop's own (docs/make-it-yours.md)",
    },
    async () => keptFromDemo(identity),
    (names) => (names.length > 0 ? `still the demo's: ${names.join(", ")}` : undefined),
  );

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Features that need no call stay as they are. */
function proposed(findings: readonly Finding[], configured: readonly string[]): string {
  const examined = new Set(findings.flatMap(({ need }) => (typeof need === "object" ? need.feature : [])));
  const possible = new Set(possibleFeatures(findings));
  return featureNames
    .filter((name) =>
      examined.has(name) ? possible.has(name) : configured.some((beginning) => name.startsWith(beginning)),
    )
    .join(",");
}

export function diagnosisTable({ findings, problems }: Diagnosis): string {
  return findings
    .map((finding) => {
      const { service, call, need, outcome, detail, screens, fix } = finding;
      const head = `${mark(finding, problems)} ${outcome.padEnd(10)} ${service}: ${call}`;
      const rest = [
        `needed by: ${screens} (${typeof need === "object" ? `feature ${need.feature}` : need})`,
        ...(detail ? [detail] : []),
        ...(outcome === "works" || outcome === "not tried" ? [] : [`to do: ${fix}`]),
      ];
      return [head, ...(outcome === "works" && !detail ? [] : rest).map((line) => `    ${line}`)].join("\n");
    })
    .join("\n");
}

const mark = (finding: Finding, problems: readonly Finding[]): string => {
  if (problems.includes(finding)) return "✗";
  return finding.outcome === "works" ? "✓" : "·";
};

export function verdictOn({ problems: { length } }: Diagnosis): string {
  if (length === 0) return "The services have all that this configuration needs.";
  return `${length} ${length === 1 ? "call" : "calls"} that this configuration needs ${length === 1 ? "does" : "do"} not work.`;
}
